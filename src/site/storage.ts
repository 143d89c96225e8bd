/** Where the numbers that a visitor typed are kept, in this tab's `sessionStorage`. */
export const NUMBERS_KEY = "plainrate-numbers";
