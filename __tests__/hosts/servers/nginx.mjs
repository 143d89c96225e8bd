/** nginx with the configuration that the build wrote, included as docs/hosting.md says. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PUBLIC, runServer, setting } from "./settings.mjs";

const NGINX = setting("NGINX_PATH");

/** nginx's own list of types lies beside its own configuration. */
function folderOfTypes() {
  const { stderr } = spawnSync(NGINX, ["-V"], { encoding: "utf8" });
  const file = /--conf-path=(\S+)/.exec(stderr)?.[1];
  if (!file) throw new Error("nginx -V names no --conf-path.");
  return path.dirname(file);
}

const folder = path.join(setting("HOSTS_FOLDER"), "nginx");
mkdirSync(folder);
const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
const configuration = path.join(folder, "test.conf");
writeFileSync(
  configuration,
  `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${folderOfTypes()}/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  server {
    listen ${setting("PORT")};
    listen [::]:${setting("PORT")};
    server_name localhost;
    root ${PUBLIC};
    include ${PUBLIC}/nginx.conf;
  }
}
`,
);
runServer(NGINX, ["-c", configuration, "-e", "stderr"]);
