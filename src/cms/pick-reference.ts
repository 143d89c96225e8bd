import { referencesToPick, meaningOf } from "./references";
import type { Sources } from "../content/references/references";

/** Asks an editor for a reference: a list to pick from, and what the picked or typed one stands for. Null if they leave. */
export function pickReference(sources: Sources, present: string): Promise<string | null> {
  const dialog = document.createElement("dialog");
  dialog.innerHTML = `
    <form method="dialog" style="display: grid; gap: 0.5rem; width: min(40rem, 80vw); font: 16px/1.5 system-ui">
      <label for="reference">Reference: type part of the name of a card or key term, then choose</label>
      <input id="reference" list="references" autocomplete="off" style="font: inherit; padding: 0.25rem">
      <datalist id="references"></datalist>
      <output for="reference"></output>
      <p style="margin: 0"><button value="insert">Insert</button> <button value="">Cancel</button></p>
    </form>`;
  const [input, list, output, insert] = [
    dialog.querySelector("input"),
    dialog.querySelector("datalist"),
    dialog.querySelector("output"),
    dialog.querySelector("button"),
  ];
  if (!input || !list || !output || !insert) throw new Error("The dialog lacks a part.");
  for (const text of referencesToPick(sources)) {
    const meaning = meaningOf(text, sources);
    list.append(new Option("value" in meaning ? meaning.value : "", text));
  }
  const tell = () => {
    const meaning = meaningOf(input.value, sources);
    insert.disabled = "fault" in meaning;
    output.value = "fault" in meaning ? meaning.fault : `Readers see: ${meaning.value}`;
  };
  input.addEventListener("input", tell);
  input.value = present;
  tell();
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "insert" ? input.value : null);
    });
  });
}
