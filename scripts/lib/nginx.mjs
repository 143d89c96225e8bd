import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { installFromDebian } from "./debian.mjs";

/** A user's PATH may lack the folder in which Debian keeps servers. */
const FOLDERS = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), "/usr/sbin", "/usr/local/sbin"];

const HELP = `There is no nginx for the tests of hosts, and none could be installed. Install it
(Debian and Ubuntu: apt-get install nginx; macOS: brew install nginx), or leave this stage out with --only.`;

function findInstalled() {
  return FOLDERS.map((folder) => path.join(folder, "nginx")).find(
    (file) => existsSync(file) && spawnSync(file, ["-v"]).status === 0,
  );
}

/** The path of an nginx that starts, installed if need be. Throws an error that says how to get one. */
export async function findNginx() {
  const installed = findInstalled();
  if (installed) return installed;
  console.log("No nginx was found. Installing it for the tests of hosts.");
  await installFromDebian("nginx");
  const found = findInstalled();
  if (found) return found;
  throw new Error(HELP);
}
