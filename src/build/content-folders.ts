/** The folders that Gatsby watches, by the name that their File nodes carry. */
export const CONTENT_FOLDERS: Record<string, { path: string; ignore: string[] }> = {
  settings: { path: "data", ignore: ["**/cards/**", "**/guides/**", "**/pages/**"] },
  cards: { path: "data/cards", ignore: [] },
  guides: { path: "data/guides", ignore: [] },
  pages: { path: "data/pages", ignore: [] },
};
