import { adminRepository, writeAdmin } from "../../src/build/admin";
import { configOf } from "../../src/cms/config";

test("CMS_REPO names the repository that changes go to; without it a build has no editors' page", () => {
  const repositoryFor = (CMS_REPO: string, CMS_AUTH_URL: string) => {
    Object.assign(process.env, { CMS_REPO, CMS_AUTH_URL });
    return adminRepository();
  };
  expect(repositoryFor("", "")).toBeNull();
  expect(repositoryFor("acme/cards", "")).toEqual({ repository: "acme/cards", authAddress: null });
  expect(repositoryFor("acme/cards", "https://login.example.com")).toEqual({
    repository: "acme/cards",
    authAddress: "https://login.example.com",
  });
});

const TODAY = "2025-01-20";

test("online each change is a pull request to main; on this computer it is saved at once", () => {
  const repository = { repository: "acme/cards", authAddress: "https://login.example.com" };
  const online = configOf({ backend: repository, prefix: "" }, TODAY);
  expect(online).toMatchObject({
    publish_mode: "editorial_workflow",
    backend: { name: "github", repo: "acme/cards", branch: "main", base_url: "https://login.example.com" },
  });
  const here = configOf({ backend: { local: "http://127.0.0.1:8081/api/v1" }, prefix: "" }, TODAY);
  expect(here).not.toHaveProperty("publish_mode");
  expect(here.backend).toEqual({ name: "proxy", proxy_url: "http://127.0.0.1:8081/api/v1" });
});

test("no form deletes a file: online that would change main without a pull request", () => {
  const { collections } = configOf({ backend: { repository: "acme/cards", authAddress: null }, prefix: "" }, TODAY);
  expect(collections.map(({ name, delete: canDelete }) => [name, canDelete])).toEqual(
    ["cards", "guides", "pages", "site", "glossary"].map((name) => [name, false]),
  );
});

test("without its packages the editors' page is not half made: the message says what to run", () => {
  expect(() => {
    writeAdmin("/nowhere", "/nowhere/admin", { prefix: "", backend: { local: "http://127.0.0.1:1" } });
  }).toThrow("npm ci --prefix cms");
});
