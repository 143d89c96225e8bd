import type { Answers } from "../../src/content/tools/questions";

/** What an editor answers about a new card where an answer must be given. */
export const CARD_ANSWERS = {
  name: "Test Platinum Card",
  issuer: "First Bank",
  apr: "17.24% - 26.24%",
  rating: "4.2",
  category: "intro-apr",
  creditRequired: "Good",
  bestFor: "Moving a balance",
  features: "One point; Another point",
  pros: "Low fee; Long offer",
  cons: "No rewards; Fee abroad",
} satisfies Answers;
