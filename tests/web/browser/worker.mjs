// A way into the engine's threads for tests, through the browser's debugger: the page has no hook for it.

/** The engine's threads: the one that answers first. Each takes an expression and gives its value. */
export async function engineThreads(bench) {
  const connection = await bench.driver.createCDPConnection("page");
  const found = [];
  connection._wsConnection.on("message", (data) => {
    const { method, params } = JSON.parse(data);
    if (method === "Target.attachedToTarget" && params.targetInfo.type === "worker") found.push(params.sessionId);
  });
  const page = connection.sessionId;
  const send = async (session, method, params) => {
    connection.sessionId = session;
    const { result, error } = await connection.send(method, params);
    if (error) throw new Error(error.message);
    return result;
  };
  await send(page, "Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  await bench.until(() => found.length > 0, "a thread is found");
  return () => found.map((session) => async (expression) => {
    const { result, exceptionDetails } = await send(session, "Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  });
}
