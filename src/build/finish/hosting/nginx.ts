import { GUIDES_PREFIX, NOT_FOUND_PATH, ROUTES } from "../../../site/routes";
import { fileOfPage } from "../page-files";
import { type HostingRules, patternOf } from "./rules";

/** A text in nginx's quotes. No header has a dollar sign, which nginx would take for a variable and has no way to write. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}

/**
 * `add_header` in a location takes all headers of the server away, so they are given once, for the server. One that differs
 * by path is a variable; one with an empty value is not sent.
 */
function headerLines([general, ...exceptions]: HostingRules["headers"]): string[] {
  const names = [...new Set([general, ...exceptions].flatMap(({ headers }) => Object.keys(headers)))];
  return names.flatMap((name) => {
    const value = quoted(general.headers[name] ?? "");
    const others = exceptions.flatMap(({ glob, headers: { [name]: other } }) =>
      other === undefined ? [] : [{ pattern: patternOf(glob), value: quoted(other) }],
    );
    if (others.length === 0) return [`add_header ${name} ${value} always;`];
    const variable = `$site_${name.toLowerCase().replaceAll("-", "_")}`;
    return [
      `set ${variable} ${value};`,
      ...others.map((other) => `if ($uri ~ "${other.pattern}") { set ${variable} ${other.value}; }`),
      `add_header ${name} ${variable} always;`,
    ];
  });
}

/** What nginx compresses and marks as UTF-8 beside HTML. */
const TEXT_TYPES = [
  "application/javascript",
  "text/javascript",
  "application/json",
  "text/css",
  "text/csv",
  "text/plain",
  "text/xml",
];

/** `nginx.conf`: for a server block, by `include`. */
export function nginxConfiguration({ headers }: HostingRules, privateFiles: readonly string[]): string {
  const notFound = `/${fileOfPage(NOT_FOUND_PATH)}`;
  const lines = [
    "# Made by the build. In a server block that has its own listen, server_name and root (this folder):",
    "#   include /path/to/this/folder/nginx.conf;",
    "",
    "charset utf-8;",
    `charset_types ${TEXT_TYPES.join(" ")};`,
    "gzip on;",
    "gzip_comp_level 6;",
    "gzip_vary on;",
    `gzip_types ${TEXT_TYPES.join(" ")} image/svg+xml;`,
    "server_tokens off;",
    "absolute_redirect off;",
    `error_page 404 ${notFound};`,
    "",
    ...headerLines(headers),
    "",
    "# /offers is answered from offers.html.",
    "location / { try_files $uri $uri.html $uri/index.html =404; }",
    `location ${GUIDES_PREFIX} { try_files $uri $uri.html @guides; }`,
    `location @guides { try_files /${fileOfPage(ROUTES.guides.path)} =404; }`,
    "",
    "# Every page has one address. What is written back holds none of the characters that could lead elsewhere.",
    'location ~ "^(/[\\w~./-]*[\\w~.-])/$" { return 301 $1$is_args$args; }',
    'location ~ "^(/[\\w~./-]+?)(?:/index)?\\.html$" { return 301 $1$is_args$args; }',
    ...["/index", "/index.html"].map((path) => `location = ${path} { return 301 /$is_args$args; }`),
    "",
    "# No pages of their own.",
    `location = ${notFound} { internal; }`,
    ...[NOT_FOUND_PATH, ...privateFiles.map((name) => `/${name}`)].map((path) => `location = ${path} { return 404; }`),
    "",
    "# A type that nginx does not know.",
    'location ~ "\\.csv$" { default_type text/csv; }',
    "",
  ];
  return lines.join("\n");
}
