/** The element of the planner, which loads its script on use. */
export const PLANNER_ID = "planner";
