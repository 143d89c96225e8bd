/** Serves a finished folder as a static host does. Port 0 takes any free port. */
export function startServer(options: {
  port: number;
  folder: string;
}): Promise<{ port: number; url: string; close: () => Promise<void> }>;
