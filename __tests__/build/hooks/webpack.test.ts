import { rmSync } from "node:fs";
import { fakeGatsby } from "../../support/fake-gatsby";
import { buildEachTestAnew, inFolder, runHook, write } from "../../support/small-build";

buildEachTestAnew();

describe("webpack", () => {
  class MiniCssExtractPlugin {
    options = {};
  }

  const configOf = () => ({
    plugins: [new MiniCssExtractPlugin(), {}],
    module: {
      rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: "[name]--[local]" } } }, "style-loader"] }] }],
    },
    output: {},
  });

  async function configured(stage: string, config: unknown = configOf()): Promise<unknown[]> {
    const { args, told } = fakeGatsby();
    await runHook("onCreateWebpackConfig", { ...args, stage, getConfig: () => config });
    return told.webpack;
  }

  const shortNames = {
    module: {
      rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: "[hash:base64:5]" } } }, "style-loader"] }] }],
    },
  };

  test("leaves out what no page uses, in the visitors' script alone", async () => {
    const [scripts, trustedTypes, styles] = await configured("build-javascript");
    expect(scripts).toMatchObject({
      devtool: false,
      resolve: { alias: { "gatsby-script": false, "./register-service-worker": false } },
      module: { rules: [{ use: "nothing" }] },
    });
    expect(trustedTypes).toMatchObject({ output: { trustedTypes: { policyName: "plainrate" } } });
    expect(styles).toMatchObject(shortNames);
    expect(await configured("develop")).toHaveLength(1);
  });

  test("writes scripts in the language of today's browsers, and touches no other minifier", async () => {
    const script = { options: { minimizer: { options: { mangle: {}, compress: { ecma: 5 } } } } };
    const style = { options: { minimizer: { options: { preset: [] } } } };
    const minimizer = [null, {}, { options: {} }, style, script];
    await configured("build-javascript", { ...configOf(), optimization: { minimizer } });
    expect(script.options.minimizer.options).toMatchObject({ compress: { ecma: 2020 }, output: { ecma: 2020 } });
    expect(style.options.minimizer.options).toEqual({ preset: [] });
    expect(await configured("build-javascript", { ...configOf(), optimization: {} })).toHaveLength(3);
  });

  test("shortens class names in the finished site alone, and never warns of an order that means nothing", async () => {
    expect(await configured("build-html")).toMatchObject([shortNames]);
    const [develop] = await configured("develop");
    expect(develop).not.toMatchObject(shortNames);
    expect(develop).toMatchObject({ plugins: [{ options: { ignoreOrder: true } }, {}] });
  });

  test("gives the HTML another salt once a style sheet changes", async () => {
    const salt = async () => {
      const [config] = await configured("build-html");
      return JSON.stringify(Reflect.get(Object(config), "output"));
    };
    const before = await salt();
    expect(before).toMatch(/[0-9a-f]{64}/);
    rmSync(inFolder("src"));
    write("src/x.module.css", ".x { color: red }");
    expect(await salt()).not.toBe(before);
  });

  test("is left alone where it is of another shape", async () => {
    expect(await configured("build-html", null)).toEqual([]);
    expect(await configured("build-html", { plugins: [], module: {} })).toHaveLength(1);
  });
});
