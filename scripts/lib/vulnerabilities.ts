import { z } from "zod";

const advisory = z.object({ title: z.string(), url: z.string(), severity: z.string() });

/** What of the answer of `npm audit --json` is looked at. A text under `via` names another package that is at fault. */
const answerSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])), nodes: z.array(z.string()) }),
  ),
});

/**
 * The known vulnerabilities of packages that visitors are sent, a line each.
 *
 * @param answer what `npm audit --json` printed. Throws if it holds no result.
 * @param shipped the folders of the packages, as npm names them.
 */
export function shippedVulnerabilities(answer: string, shipped: readonly string[]): string[] {
  const result = answerSchema.safeParse(JSON.parse(answer));
  if (!result.success) throw new Error(`npm audit had no result: ${answer}`);
  return Object.values(result.data.vulnerabilities).flatMap(({ via, nodes }) =>
    nodes
      .filter((folder) => shipped.includes(folder))
      .flatMap((folder) =>
        via.flatMap((cause) =>
          typeof cause === "string" ? [] : [`${folder}: ${cause.severity}, ${cause.title} (${cause.url})`],
        ),
      ),
  );
}
