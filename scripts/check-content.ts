import { checkContent, formatReport, readContentFiles } from "../src/content/gate";

const { content, faults } = checkContent(readContentFiles(process.cwd()));
if (content) {
  console.log(
    `Content is in order: ${content.cards.length} cards, ${content.guides.length} guides, ${content.pages.length} pages.`,
  );
} else {
  console.error(formatReport(faults));
  process.exitCode = 1;
}
