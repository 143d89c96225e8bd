import { configureWebpack } from "../../src/build/webpack";
import { callHook } from "../support/call-hook";

async function configured(stage: string, config: unknown): Promise<unknown[]> {
  const replaceWebpackConfig = jest.fn((replacement: unknown) => replacement);
  await callHook(configureWebpack, { actions: { replaceWebpackConfig }, stage, getConfig: () => config });
  return replaceWebpackConfig.mock.calls.flat();
}

const gatsbyConfig = () => ({ entry: { app: "app.js" }, module: { rules: [] } });

test("leaves a configuration of another shape alone", async () => {
  for (const config of [null, {}, { module: null }]) expect(await configured("build-html", config)).toEqual([]);
});

test("bundles nothing for the browser", async () => {
  expect(await configured("build-javascript", gatsbyConfig())).toEqual([
    { ...gatsbyConfig(), cache: false, entry: {} },
  ]);
});

test("compiles TypeScript by Gatsby's rule for scripts alone", async () => {
  const scripts = { test: /\.(js|mjs|jsx|ts|tsx)$/ };
  const rules = [scripts, { test: /\.tsx?$/ }];
  expect(await configured("develop", { module: { rules } })).toEqual([{ module: { rules: [scripts] } }]);
});
