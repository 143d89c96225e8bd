import { withPrefix } from "../site/prefix";
import { ROUTES, cardPath, guidePath } from "../site/routes";
import { NUMBERS_KEY, remembered } from "../site/storage";

/** The pages that work with a visitor's numbers; the others would leave them in the address. */
const WITH_TOOLS = ["home", "offers", "compare", "calculator", "debts", "market"] as const;

function hasTool(path: string): boolean {
  const isOneOf = WITH_TOOLS.some((name) => withPrefix(ROUTES[name].path) === path);
  return isOneOf || [cardPath(""), guidePath("")].some((folder) => path.startsWith(withPrefix(folder)));
}

/**
 * A tab that is opened by the middle button or with a key held has a storage of its own. So the visitor's numbers go along in
 * the link's fragment, for that moment alone: a link that is copied holds nobody's debts.
 */
export function takeNumbersAlong(page: Document): void {
  const take = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const numbers = remembered(NUMBERS_KEY);
    if (!link || numbers === "" || !(button === 1 || ctrlKey || metaKey || shiftKey)) return;
    if (link.origin !== location.origin || link.hash !== "" || !hasTool(link.pathname)) return;
    const address = link.getAttribute("href") ?? "";
    link.hash = numbers;
    setTimeout(() => link.setAttribute("href", address));
  };
  page.addEventListener("click", take);
  page.addEventListener("auxclick", take);
}
