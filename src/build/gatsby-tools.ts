import type { CreatePagesArgs, Reporter } from "gatsby";

/** The project's folder; Gatsby is started in it. */
export const PROJECT = process.cwd();

type Tools = { graphql: CreatePagesArgs["graphql"]; reporter: Reporter };

/** Asks Gatsby's data for what a query names. A query that fails stops the build with its error. */
export async function ask<T>(tools: Tools, query: string): Promise<T | null> {
  const result = await tools.graphql<T>(query);
  const errors: unknown = result.errors;
  if (errors === undefined && result.data) return result.data;
  tools.reporter.panicOnBuild(`The site's own data could not be read: ${JSON.stringify(errors)}`);
  return null;
}
