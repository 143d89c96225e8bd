/** What a server's error means to who chose its port by a variable, and how to start `command` with another. */
export function explainPort(error, name, port, command) {
  if (error.code !== "EADDRINUSE") return error;
  const other = port < 65535 ? port + 1 : port - 1;
  return new Error(`Port ${port} is taken. Stop what uses it, or choose another: ${name}=${other} ${command}`);
}
