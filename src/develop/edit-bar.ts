import { EDIT_BAR_PATH } from "./addresses";

/** Adds the bar that names a page's files below a page of `develop`. */
export async function showEditBar(): Promise<void> {
  const answer = await fetch(`${EDIT_BAR_PATH}?${new URLSearchParams({ page: window.location.pathname }).toString()}`);
  if (answer.ok) document.body.insertAdjacentHTML("beforeend", await answer.text());
}
