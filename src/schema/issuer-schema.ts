import { z } from "zod";
import { field, groups, line } from "./field";

/** The issuers of our cards and the sites that belong to them: `data/issuers.json`. */
export const ISSUERS_FILE = "data/issuers.json";

const host = () => z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);

export const issuersSchema = z.strictObject({
  issuers: field(
    groups(1, null, {
      name: line("The issuer, as cards name it", 60),
      legalName: line(
        "Its legal name, from the bottom of its own pages; it shows whether it is a federal credit union",
        120,
      ),
      sites: field(z.array(host()).min(1), "The hosts that belong to it; their subdomains belong to it, too", {
        expected: "a list of hosts such as citi.com",
      }),
    }),
    "Issuers' own pages must be on these sites, and Apply links on these or on a network's",
  ),
  networks: field(
    z.array(host()).max(50).default([]),
    "The hosts of affiliate networks that Apply links may go through",
    { expected: "a list of hosts such as example.com" },
  ),
});

export type Issuer = z.output<typeof issuersSchema>["issuers"][number];
