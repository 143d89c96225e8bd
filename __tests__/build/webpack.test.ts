import { configureWebpack } from "../../src/build/webpack";
import { callHook, fakeGatsby } from "../support/fake-gatsby";

/** What is made of webpack's configuration; `styles.test.ts` shows that the names of classes come out as wished. */

async function configured(stage: string, config: unknown): Promise<unknown[]> {
  const { args, told } = fakeGatsby();
  await callHook(configureWebpack, { ...args, stage, getConfig: () => config });
  return told.webpack;
}

/** The parts of Gatsby's configuration that ours reaches into, in Gatsby's own shape. */
const gatsbyConfig = () => ({
  entry: { app: "app.js" },
  module: {
    rules: [
      {
        oneOf: [{ use: [{ loader: "css-loader", options: { modules: { localIdentName: "[hash]" } } }] }, { test: /x/ }],
      },
    ],
  },
});
const before = gatsbyConfig();

test("a configuration of another shape is left alone", async () => {
  for (const config of [null, {}, { module: null }]) expect(await configured("build-html", config)).toEqual([]);
});

test("for the browser webpack bundles nothing", async () => {
  expect(await configured("build-javascript", gatsbyConfig())).toEqual([{ ...before, entry: {} }]);
});

test("in the HTML a class has its component's name and its own", async () => {
  const modules = { localIdentName: "[name]-[local]" };
  expect(await configured("build-html", gatsbyConfig())).toMatchObject([
    { entry: before.entry, module: { rules: [{ oneOf: [{ use: [{ options: { modules } }] }, {}] }] } },
  ]);
});

test("in develop all stays as it is", async () => {
  expect(await configured("develop", gatsbyConfig())).toEqual([before]);
});
