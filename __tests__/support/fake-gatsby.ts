/** The parts of Gatsby that the build's code meets, in memory: nodes, pages and the reporter. */

export type FakeNode = Record<string, unknown> & { id: string; parent?: string; internal: { type: string } };
export type FakePage = { path: string; matchPath?: string; context?: unknown };

/** What Gatsby stops with when content is at fault. */
export class BuildPanic extends Error {
  constructor(readonly errors: unknown) {
    super("The build stopped.");
  }
}

function panic(errors: unknown): never {
  throw new BuildPanic(errors);
}

function fakeNodes() {
  const nodes = new Map<string, FakeNode>();
  return {
    nodes,
    createNode: (node: FakeNode) => nodes.set(node.id, node),
    createParentChildLink: ({ parent, child }: { parent: FakeNode; child: FakeNode }) => {
      parent["children"] = [...[parent["children"] ?? []].flat(), child.id];
    },
    getNode: (id: string) => nodes.get(id),
    getNodes: () => [...nodes.values()],
    ofType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
  };
}

/** A Gatsby of its own for one test, and what it was told. */
export function fakeGatsby() {
  const { nodes, createNode, createParentChildLink, getNode, getNodes, ofType } = fakeNodes();
  const pages = new Map<string, FakePage>();
  const told = { errors: [] as unknown[], errorMap: {}, webpack: [] as unknown[] };
  const args = {
    actions: {
      createNode,
      createParentChildLink,
      createPage: (page: FakePage) => pages.set(page.path, page),
      deletePage: ({ path }: FakePage) => pages.delete(path),
      createTypes: () => undefined,
      createFieldExtension: () => undefined,
      setWebpackConfig: (config: unknown) => told.webpack.push(config),
      replaceWebpackConfig: (config: unknown) => told.webpack.push(config),
    },
    loaders: { null: () => "nothing" },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (data: unknown) => JSON.stringify(data),
    getNode,
    getNodes,
    reporter: {
      setErrorMap: (map: object) => (told.errorMap = map),
      error: (errors: unknown) => told.errors.push(errors),
      panic,
      panicOnBuild: panic,
    },
    pathPrefix: "",
  };
  return { args, nodes, ofType, pages, told };
}

/** Calls a hook as Gatsby does. Its arguments have dozens of parts that no hook of ours looks at. */
export async function callHook(hook: unknown, args: object): Promise<unknown> {
  if (typeof hook !== "function") throw new Error("There is no such hook.");
  return (await Reflect.apply(hook, undefined, [args])) as unknown;
}
