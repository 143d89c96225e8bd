import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, readdirSync } from "node:fs";

/** Milliseconds between two looks at the memory. */
const INTERVAL = 200;
const SECOND = 1000;
const KILOBYTES_IN_MEGABYTE = 1024;
const PROCESSES = "/proc";
/** So many lines of what a failed command wrote are shown. */
const LAST_LINES = 40;

type Process = { id: number; parent: number; kilobytes: number };

/** One process as Linux describes it; null if it has ended meanwhile. */
function processAt(id: string): Process | null {
  try {
    const status = readFileSync(`${PROCESSES}/${id}/status`, "utf8");
    const numberOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    return { id: Number(id), parent: numberOf("PPid"), kilobytes: numberOf("VmRSS") };
  } catch {
    return null;
  }
}

/** The processes that a process started, and those that they started, with itself. */
export function familyOf(id: number, processes: readonly Process[]): Process[] {
  const own = processes.filter((one) => one.id === id);
  return [...own, ...processes.filter(({ parent }) => parent === id).flatMap((child) => familyOf(child.id, processes))];
}

/** Kilobytes of memory that a process and all below it hold at this moment; 0 where the system does not tell. */
function memoryOf(id: number): number {
  if (process.platform !== "linux") return 0;
  const processes = readdirSync(PROCESSES)
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processAt(name) ?? []);
  return familyOf(id, processes).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

export type Measured = { seconds: number; /** Megabytes; null where the system does not tell. */ peak: number | null };

/**
 * Runs a command with its output in a file, and measures its time on the clock and the most memory that it and all
 * processes below it held together. Throws with the end of the output if the command fails.
 */
export async function measureCommand(
  [program, ...args]: readonly [string, ...string[]],
  log: string,
): Promise<Measured> {
  const output = openSync(log, "w");
  const start = performance.now();
  const child = spawn(program, args, { stdio: ["ignore", output, output] });
  let peak = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, memoryOf(child.pid));
  }, INTERVAL);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (exit) => resolve(exit ?? 1));
    });
    const seconds = (performance.now() - start) / SECOND;
    if (code === 0) return { seconds, peak: peak === 0 ? null : peak / KILOBYTES_IN_MEGABYTE };
    const end = readFileSync(log, "utf8").split("\n").slice(-LAST_LINES).join("\n");
    throw new Error(`${end}\n"${[program, ...args].join(" ")}" failed with code ${code}.`);
  } finally {
    clearInterval(timer);
    closeSync(output);
  }
}
