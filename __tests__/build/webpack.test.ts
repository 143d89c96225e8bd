import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Configuration, webpack } from "webpack";
import { classNames } from "../../src/build/finish/styles";
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

test("draws pages without their query, with the class names of the style sheet", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "drawn-"));
  const sheet = path.resolve("src/components/offers/OffersTool.module.css");
  const text = `import { graphql } from "gatsby";
import * as styles from ${JSON.stringify(sheet)};
export const page: object = <main className={styles.tool} />;
export const query = graphql\`
  query { site }
\`;
`;
  writeFileSync(path.join(folder, "page.tsx"), text);
  const config: Configuration = {
    mode: "production",
    target: "node",
    context: folder,
    entry: "./page.tsx",
    resolve: { modules: [path.resolve("node_modules")] },
    output: { path: folder, filename: "out.js", library: { type: "commonjs2" } },
    // Minimizing takes threads, which outlive the test.
    optimization: { minimize: false },
    module: {},
  };
  await configured("build-html", config);
  await new Promise<void>((resolve, reject) => {
    webpack(config).run((error) => (error ? reject(error) : resolve()));
  });
  const drawn: unknown = await import(path.join(folder, "out.js"));
  const { tool } = (await classNames(process.cwd()))[sheet] ?? {};
  expect(tool).toContain("OffersTool_tool");
  expect(drawn).toHaveProperty("page.props.className", tool);
  expect(drawn).not.toHaveProperty("query");
  rmSync(folder, { recursive: true });
});
