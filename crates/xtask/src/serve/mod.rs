//! A small server of static files, for this machine alone.
//!
//! It is also the witness of the browser tests: its log holds every request it was sent.

mod headers;
mod options;
mod request;
mod response;
mod site;

use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

pub(crate) use options::Options;

use crate::context::Failure;
use crate::plan::say;
use request::Request;
use site::Site;

/// A browser opens connections it may never use: they are not kept for ever.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many ports after one that is taken are tried before any free one.
const NEIGHBOURS: u16 = 20;

/// Serves `folder` until the program is stopped.
pub(crate) fn serve(folder: &Path, options: &Options) -> Result<(), Failure> {
    let site = Site::open(folder, &options.under, options.headers)?;
    let log = options
        .log
        .as_ref()
        .map(|path| File::create(path).map_err(Failure::io("making", path)))
        .transpose()?;
    let listener = listen(options.port)
        .map_err(|error| Failure::new(format!("no port on 127.0.0.1 could be had: {error}")))?;
    let port = listener.local_addr().map_or(0, |address| address.port());
    if options.port != 0 && port != options.port {
        say(&format!("port {} is taken, so another one is used", options.port));
    }
    // Tests read this line: they need the address, and to know that connections are taken.
    say(&format!("serving http://127.0.0.1:{port}{}", options.under));
    if options.with_stdin {
        thread::spawn(stop_with_stdin);
    }
    let shared = Arc::new((site, log.map(Mutex::new)));
    for stream in listener.incoming() {
        let Ok(stream) = stream else { continue };
        let shared = Arc::clone(&shared);
        thread::spawn(move || {
            let (site, log) = &*shared;
            // The other side hanging up is its right, and no one else's concern.
            let _ = answer(stream, site, log.as_ref());
        });
    }
    Ok(())
}

fn listen(port: u16) -> io::Result<TcpListener> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let mut tries = port..=port.saturating_add(NEIGHBOURS);
    tries.find_map(|port| bind(port).ok()).map_or_else(|| bind(0), Ok)
}

fn answer(mut stream: TcpStream, site: &Site, log: Option<&Mutex<File>>) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let Some(head) = request::read_head(&mut stream)? else { return Ok(()) };
    let request = Request::parse(&head);
    let response = site.respond(request.as_ref());
    if let Some(log) = log
        && let Ok(mut log) = log.lock()
    {
        let what = head.lines().next().unwrap_or_default();
        let what = what.rsplit_once(" HTTP/").map_or(what, |(what, _)| what);
        writeln!(log, "{what} {}", response.status)?;
    }
    response.write(&mut stream)
}

/// Whoever started the server holds the other end: when it is gone, however it went, so are we.
fn stop_with_stdin() {
    let mut buffer = [0; 256];
    while io::stdin().read(&mut buffer).is_ok_and(|count| count > 0) {}
    std::process::exit(0);
}
