const { transform } = require("esbuild");

/** A page's query, which Gatsby has read by now; here nothing could answer it. */
const QUERY = /^export const query = graphql`[^`]*`;$/m;

/** Webpack's loader for what draws the pages: scripts by esbuild, and of a CSS module the names of its classes. */
module.exports = async function loader(source) {
  const { names } = this.getOptions();
  if (names) return `module.exports = ${JSON.stringify(names[this.resourcePath])};`;
  const { code } = await transform(source.replace(QUERY, ""), { loader: "tsx", jsx: "automatic" });
  return code;
};
