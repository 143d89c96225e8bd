import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { adminRepository, writeAdmin } from "../../src/build/admin";
import { configOf } from "../../src/cms/config";

test("without CMS_REPO a build has no editors' page", () => {
  expect(adminRepository({})).toBeNull();
  expect(adminRepository({ CMS_REPO: "" })).toBeNull();
});

test("CMS_REPO names the repository that changes go to", () => {
  expect(adminRepository({ CMS_REPO: "acme/cards" })).toEqual({ repository: "acme/cards", authAddress: null });
  expect(adminRepository({ CMS_REPO: "acme/cards", CMS_AUTH_URL: "https://login.example.com" })).toEqual({
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
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-"));
  expect(() => {
    writeAdmin(folder, path.join(folder, "admin"), { prefix: "", backend: { local: "http://127.0.0.1:1" } });
  }).toThrow("npm ci --prefix cms");
});
