import { withPrefix, WITH_NUMBERS } from "../site/routes";
import { NUMBERS_KEY, remembered } from "../site/storage";

/** A new tab has a storage of its own, so the numbers go along in the fragment for that moment; unstored ones always do. */
export function carryInputsToNewTab(page: Document): void {
  const take = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest("a");
    const unstored = page.documentElement.dataset["numbers"];
    const numbers = unstored || remembered(NUMBERS_KEY);
    if (!link || !numbers || !(unstored || button || ctrlKey || metaKey || shiftKey)) return;
    const { origin, pathname, hash } = link;
    if (origin !== location.origin || hash || !WITH_NUMBERS.test(pathname.slice(withPrefix("").length))) return;
    const address = link.getAttribute("href") ?? "";
    link.hash = numbers;
    setTimeout(() => link.setAttribute("href", address));
  };
  page.addEventListener("click", take);
  page.addEventListener("auxclick", take);
}
