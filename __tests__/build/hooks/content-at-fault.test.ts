import { BuildPanic, callHook, fakeGatsby } from "../../support/fake-gatsby";
import {
  addNode,
  bootstrap,
  buildEachTestAnew,
  fileNode,
  read,
  runHook,
  withEnvironment,
  write,
} from "../../support/small-build";

buildEachTestAnew();

describe("content at fault", () => {
  const spoil = () => {
    const file = "data/cards/citi-simplicity.json";
    write(file, read(file).replace(/"range": \{.*?\}/, '"rates": "cheap"'));
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
    expect(gatsby.ofType("Card").find((card) => card["cardId"] === "citi-simplicity")).toMatchObject({
      apr: "18.24% - 28.99%",
    });
  });

  test("is told to the pages with its lines, and with what opens them", async () => {
    const gatsby = await bootstrap();
    spoil();
    await addNode(gatsby, fileNode("data/cards/citi-simplicity.json"));
    const told: unknown[] = [];
    const get = (address: string, answer: (request: unknown, response: object) => void) => {
      if (address === "/__content-faults") answer({}, { json: (data: unknown) => told.push(data) });
    };
    const app = { get, use: () => undefined };
    const reporter = { warn: () => undefined };
    write("cms/node_modules/decap-cms/dist/decap-cms.js", "// Decap");
    for (const local of [undefined, "http://127.0.0.1:8081/api/v1"]) {
      await withEnvironment({ CMS_LOCAL: local }, () => runHook("onCreateDevServer", { app, reporter }));
    }
    const fault = {
      message: expect.stringMatching(
        /^data\/cards\/citi-simplicity\.json:\d+:\d+ {2}terms\.purchaseApr\.rates/,
      ) as unknown,
      excerpt: expect.stringContaining('"rates": "cheap"') as unknown,
      editor: expect.stringMatching(/^vscode:\/\/file\/.*\/data\/cards\/citi-simplicity\.json:\d+:\d+$/) as unknown,
    };
    const form = "/admin#/collections/cards/entries/citi-simplicity";
    expect(told).toEqual([[{ ...fault, form: null }], [{ ...fault, form }]]);
  });

  test("stops a build in any case, also a later one", async () => {
    const gatsby = await bootstrap();
    spoil();
    const later = withEnvironment({ NODE_ENV: "production" }, () => runHook("onPreBootstrap", gatsby.args));
    await expect(later).rejects.toBeInstanceOf(BuildPanic);
  });
});
