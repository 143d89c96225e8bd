import type { GatsbyNode } from "gatsby";
import { loadContent, registerContentErrors } from "./src/build/content-store";
import { finish, prepare } from "./src/build/finish/finish";
import { PROJECT } from "./src/build/gatsby-tools";
import { createContentNode, renewContentNodes } from "./src/build/nodes";
import { answerUnknownGuides, createContentPages } from "./src/build/pages";
import { configureStyles } from "./src/build/styles";
import { TYPE_DEFINITIONS } from "./src/build/type-definitions";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  registerContentErrors(reporter);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  loadContent(PROJECT, reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(TYPE_DEFINITIONS);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  createContentNode(args);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  renewContentNodes(args);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  answerUnknownGuides(args);
};

export const createPages: GatsbyNode["createPages"] = (args) => createContentPages(args);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  configureStyles(args);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  prepare();
};

export const onPostBuild: GatsbyNode["onPostBuild"] = (args) => finish(args);
