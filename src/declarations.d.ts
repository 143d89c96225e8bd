/** The names of a CSS module's classes. A test checks that each name that a component uses is there. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
