//! Runs the self-test and prints what fails.
fn main() {
    let outcomes = robotscope::selftest::run();
    let failed: Vec<_> = outcomes.iter().filter(|o| !o.pass()).collect();
    for o in &failed {
        println!("{} [{}]\n   want {}\n   got  {}", o.id, o.dialect, o.expected, o.actual);
    }
    println!("{} of {} pass", outcomes.len() - failed.len(), outcomes.len());
}
