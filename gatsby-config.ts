import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  pathPrefix: process.env["PATH_PREFIX"] ?? "",
  plugins: [
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: `${__dirname}/data` } },
    "gatsby-transformer-json",
  ],
};

export default config;
