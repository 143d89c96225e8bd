import { z } from "zod";
import { field, line } from "./field";

/** The issuers of our cards and the sites that belong to them: `data/issuers.json`. */
export const ISSUERS_FILE = "data/issuers.json";

export const issuersSchema = z.strictObject({
  issuers: field(
    z
      .array(
        z.strictObject({
          name: line("The issuer, as cards name it", 60),
          legalName: line("Its legal name, which tells a federal credit union", 120),
          sites: field(
            z.array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)).min(1),
            "The hosts that belong to it; what lies below one belongs to it too",
            { expected: "a list of hosts such as citi.com" },
          ),
        }),
      )
      .min(1),
    "Apply links and issuers' own pages must lie on these sites",
  ),
});

export type Issuer = z.output<typeof issuersSchema>["issuers"][number];
