import { UsageError } from "./options.mjs";

const LAST_PORT = 65535;

/** The port that a variable of the environment names. Throws a UsageError for anything else. */
export function readPort(name, usual) {
  const text = process.env[name] || usual;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > LAST_PORT) {
    throw new UsageError(`${name} must be a whole number from 1 to ${LAST_PORT}, found "${text}".`);
  }
  return port;
}

/** What a server's error means to who chose its port by a variable, and how to start `command` with another. */
export function explainPort(error, name, port, command) {
  if (error.code === "EADDRINUSE") {
    const other = port < LAST_PORT ? port + 1 : port - 1;
    return `Port ${port} is taken. Stop what uses it, or choose another: ${name}=${other} ${command}`;
  }
  if (error.code === "EACCES") return `Port ${port} needs more rights than you have. Choose one above 1023.`;
  return error.message;
}
