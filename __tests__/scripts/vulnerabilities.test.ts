import { shippedVulnerabilities } from "../../scripts/lib/vulnerabilities";

const flaw = (name: string) => ({
  source: 1,
  name,
  title: `A flaw in ${name}`,
  url: `https://github.com/advisories/${name}`,
  severity: "high",
  range: "<2",
});

const ANSWER = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    react: { name: "react", via: [flaw("react")], nodes: ["node_modules/react", "node_modules/b/node_modules/react"] },
    webpack: { name: "webpack", via: [flaw("webpack")], nodes: ["node_modules/webpack"] },
    gatsby: { name: "gatsby", via: ["webpack"], nodes: ["node_modules/gatsby"] },
  },
});

test("vulnerabilities of packages that are sent to visitors are told, and of no others", () => {
  expect(
    shippedVulnerabilities(ANSWER, ["node_modules/gatsby", "node_modules/minisearch", "node_modules/react"]),
  ).toEqual(["node_modules/react: high, A flaw in react (https://github.com/advisories/react)"]);
  expect(shippedVulnerabilities(ANSWER, ["node_modules/minisearch"])).toEqual([]);
});

test("a registry that gives no result is no proof that all is well", () => {
  expect(() => shippedVulnerabilities('{"message":"405 Method Not Allowed"}', [])).toThrow(
    'npm audit had no result: {"message":"405 Method Not Allowed"}',
  );
});
