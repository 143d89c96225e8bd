import type { GatsbyNode } from "gatsby";
import { refreshContent } from "./src/build/content-store";
import { settingFaults } from "./src/build/environment";
import { finish, emptyOutput } from "./src/build/finish/finish";
import { markContentComplete, defineTypes, renewContent, sourceContent } from "./src/build/nodes";
import { createContentPages } from "./src/build/pages";
import { configureWebpack } from "./src/build/webpack";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const faults = settingFaults();
  if (faults.length > 0) reporter.panic(faults.join("\n"));
  refreshContent(reporter);
  emptyOutput();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = defineTypes;

export const onCreateNode: GatsbyNode["onCreateNode"] = renewContent;

export const sourceNodes: GatsbyNode["sourceNodes"] = sourceContent;

export const createPages: GatsbyNode["createPages"] = (args) => {
  markContentComplete();
  createContentPages(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;

export const onPostBuild: GatsbyNode["onPostBuild"] = finish;
