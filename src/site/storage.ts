/** The one thing that a page keeps for a visitor: the numbers that were typed, in this tab's `sessionStorage`. */
export const NUMBERS_KEY = "plainrate-numbers";
