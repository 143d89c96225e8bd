import { rmSync } from "node:fs";
import { fakeGatsby } from "../../support/fake-gatsby";
import { buildEachTestAnew, inFolder, runHook, write } from "../../support/small-build";

/** What the hooks make of webpack's configuration. That scripts and classes came out as wished, the built site shows. */

buildEachTestAnew();

const configOf = () => ({ plugins: [], module: {}, output: {} });

async function configured(stage: string, config: unknown = configOf()): Promise<unknown[]> {
  const { args, told } = fakeGatsby();
  await runHook("onCreateWebpackConfig", { ...args, stage, getConfig: () => config });
  return told.webpack;
}

test("the HTML has another salt once a style sheet changes: Gatsby would keep the pages with the old one", async () => {
  const salt = async () => JSON.stringify(Reflect.get(Object((await configured("build-html"))[0]), "output"));
  const before = await salt();
  expect(before).toMatch(/[0-9a-f]{64}/);
  rmSync(inFolder("src"));
  write("src/x.module.css", ".x { color: red }");
  expect(await salt()).not.toBe(before);
});

test("a configuration of another shape is left alone", async () => {
  expect(await configured("build-html", null)).toEqual([]);
  for (const minimizer of [undefined, [null, {}, { options: {} }]]) {
    const config = { ...configOf(), optimization: { minimizer } };
    expect(await configured("build-javascript", config)).toHaveLength(3);
    expect(config.optimization).toEqual({ minimizer });
  }
});

/** The parts of Gatsby's configuration that ours reaches into, in Gatsby's own shape. */
function gatsbyConfig() {
  class MiniCssExtractPlugin {
    readonly options = {};
  }
  const modules = { localIdentName: "[name]--[local]" };
  const terser = { options: { mangle: {}, output: { ascii_only: true } } };
  return {
    plugins: [new MiniCssExtractPlugin(), "another"],
    module: { rules: [{ oneOf: [{ use: [{ loader: "css-loader", options: { modules } }] }, { test: /x/ }] }] },
    optimization: { minimizer: [{ options: { minimizer: terser } }] },
    output: {},
  };
}

test("scripts are written in today's language, classes have short names, and their order is no warning", async () => {
  const config = gatsbyConfig();
  await configured("build-javascript", config);
  expect(config).toMatchObject({
    plugins: [{ options: { ignoreOrder: true } }, "another"],
    module: { rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: "[hash:base64:5]" } } }] }, {}] }] },
    optimization: { minimizer: [{ options: { minimizer: { options: { compress: { ecma: 2020 } } } } }] },
    output: { trustedTypes: { policyName: "plainrate" } },
  });
});

test("in develop classes keep their full names", async () => {
  const config = gatsbyConfig();
  await configured("develop", config);
  expect(JSON.stringify(config.module)).toContain("[name]--[local]");
});
