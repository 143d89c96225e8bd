import { z } from "zod";
import { field, groups, host, isEachOnce, line } from "./field";

export const ISSUERS_FILE = "data/issuers.json";

export const issuersSchema = z.strictObject({
  issuers: field(
    groups(1, null, {
      name: line("The issuer, as cards name it", 60),
      legalName: line(
        "Its legal name, from the bottom of its own pages; it shows whether it is a federal credit union",
        120,
      ),
      sites: field(
        z.array(host("A host, as in the addresses of its pages")).min(1),
        "The hosts that belong to it; their subdomains belong to it, too",
      ),
    }).refine((issuers) => isEachOnce(issuers.map(({ name }) => name))),
    "Issuers' own pages must be on these sites, and Apply links on these or on a network's",
    { expected: "a list of issuers, each name once" },
  ),
  networks: field(
    z.array(host("A host, as in the addresses of its pages")).max(50).default([]),
    "The hosts of affiliate networks that Apply links may go through",
  ),
});

export type Issuer = z.output<typeof issuersSchema>["issuers"][number];
