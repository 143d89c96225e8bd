import { configureWebpack } from "../../src/build/webpack";
import { callHook } from "../support/call-hook";

/** What is made of webpack's configuration; `styles.test.ts` shows that the names of classes come out as wished. */

async function configured(stage: string, config: unknown): Promise<unknown[]> {
  const replaceWebpackConfig = jest.fn((replacement: unknown) => replacement);
  await callHook(configureWebpack, { actions: { replaceWebpackConfig }, stage, getConfig: () => config });
  return replaceWebpackConfig.mock.calls.flat();
}

const gatsbyConfig = () => ({ entry: { app: "app.js" }, module: { rules: [] } });

test("a configuration of another shape is left alone", async () => {
  for (const config of [null, {}, { module: null }]) expect(await configured("build-html", config)).toEqual([]);
});

test("for the browser webpack bundles nothing", async () => {
  expect(await configured("build-javascript", gatsbyConfig())).toEqual([
    { ...gatsbyConfig(), cache: false, entry: {} },
  ]);
});

test("TypeScript is compiled by Gatsby's rule for scripts alone, not by that of the plugin too", async () => {
  const scripts = { test: /\.(js|mjs|jsx|ts|tsx)$/ };
  const rules = [scripts, { test: /\.tsx?$/ }];
  expect(await configured("develop", { module: { rules } })).toEqual([{ module: { rules: [scripts] } }]);
});

test("in develop all else stays as it is", async () => {
  expect(await configured("develop", gatsbyConfig())).toEqual([gatsbyConfig()]);
});
