import type { GatsbyConfig } from "gatsby";
import { CONTENT_FOLDERS } from "./src/build/content-folders";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  pathPrefix: process.env["PATH_PREFIX"] ?? "",
  plugins: [
    "gatsby-plugin-react-helmet",
    ...Object.entries(CONTENT_FOLDERS).map(([name, folder]) => ({
      resolve: "gatsby-source-filesystem",
      options: { name, path: `${__dirname}/${folder.path}`, ignore: folder.ignore },
    })),
    "gatsby-transformer-json",
  ],
};

export default config;
