import type { FieldComplaint } from "../complaint";
import { quote } from "../fault";

/** What is wrong with the guides that a guide names as related: itself, or one of them twice. */
export function relatedComplaints(related: readonly string[], own: string): FieldComplaint[] {
  return related.flatMap((other, index) => {
    const path = ["related", index];
    if (other === own) return [{ path, expected: "another guide", found: "this guide itself" }];
    return related.indexOf(other) === index
      ? []
      : [{ path, expected: "each guide once", found: `${quote(other)} again` }];
  });
}
