import { existsSync } from "node:fs";
import { BuildPanic, callHook, fakeGatsby } from "../../support/fake-gatsby";
import {
  addNode,
  bootstrap,
  buildEachTestAnew,
  fileNode,
  inFolder,
  read,
  runHook,
  withEnvironment,
  write,
} from "../../support/small-build";

buildEachTestAnew();

describe("content at fault", () => {
  const spoil = () => {
    const file = "data/cards/citi-simplicity.json";
    write(file, read(file).replace(/"apr": "[^"]*"/, '"apr": "cheap"'));
  };
  const place = { id: "content", filePath: expect.stringMatching(/\/data\/cards\/citi-simplicity\.json$/) as unknown };

  test("stops the build with all its faults, each with its place", async () => {
    spoil();
    const { args, told } = fakeGatsby();
    await runHook("onPreInit", args);
    const panic = await runHook("onPreBootstrap", args).catch((error: unknown) => error);
    expect(panic).toBeInstanceOf(BuildPanic);
    expect(panic).toMatchObject({
      errors: [{ ...place, location: { start: { line: expect.any(Number) as number } } }],
    });
    const texts: unknown = Reflect.get(told.errorMap, "content");
    expect(texts).toMatchObject({ level: "ERROR" });
    expect(await callHook(Reflect.get(Object(texts), "text"), { sourceMessage: "what is wrong" })).toBe(
      "what is wrong",
    );
  });

  test("is reported while the site is shown, which goes on with the content of before", async () => {
    const gatsby = await bootstrap();
    spoil();
    await addNode(gatsby, fileNode("data/cards/citi-simplicity.json"));
    expect(gatsby.told.errors).toMatchObject([[place]]);
    expect(gatsby.ofType("Card").find((card) => card["cardId"] === "citi-simplicity")).not.toMatchObject({
      apr: "cheap",
    });
  });

  test("stops a build in any case, also a later one", async () => {
    const gatsby = await bootstrap();
    spoil();
    const later = withEnvironment({ NODE_ENV: "production" }, () => runHook("onPreBootstrap", gatsby.args));
    await expect(later).rejects.toBeInstanceOf(BuildPanic);
  });

  test("that Gatsby can't be asked about stops the build with Gatsby's own error", async () => {
    const gatsby = await bootstrap();
    const graphql = () => Promise.resolve({ errors: ["no such field"] });
    await expect(runHook("createPages", { ...gatsby.args, graphql })).rejects.toMatchObject({
      errors: 'The site\'s own data could not be read: ["no such field"]',
    });
    // A reporter that goes on, as that of `develop` does, leaves a site without those pages.
    const goesOn = { ...gatsby.args.reporter, panicOnBuild: () => undefined };
    gatsby.pages.clear();
    await runHook("createPages", { ...gatsby.args, reporter: goesOn, graphql });
    expect([...gatsby.pages.keys()].sort()).toEqual(["/disclaimer", "/privacy", "/terms"]);
    await runHook("onPostBuild", { ...gatsby.args, reporter: goesOn, graphql });
    expect(existsSync(inFolder("public/sitemap.xml"))).toBe(false);
  });
});
