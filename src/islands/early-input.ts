type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement;

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

function isChanged(field: Control): field is Field {
  if (field instanceof HTMLButtonElement) return false;
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!isTicked(field)) return field.value !== field.defaultValue;
  // Of a group of radio buttons the one that is chosen tells all.
  return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
}

export function controlsOf(part: ParentNode): Control[] {
  return [...part.querySelectorAll<Control>("input, textarea, select, button")];
}

export function changedFields(part: ParentNode): Field[] {
  return controlsOf(part).filter(isChanged);
}

export function notePress(button: HTMLElement, number: number): void {
  button.dataset["pressed"] = `${button.dataset["pressed"] ?? ""} ${number}`.trimStart();
}

/** The places of the controls that were pressed, in the order of their presses; one that was pressed twice is listed twice. */
export function pressesIn(controls: readonly Control[]): number[] {
  return controls
    .flatMap(({ dataset }, place) =>
      (dataset["pressed"]?.split(" ") ?? []).map((number) => [Number(number), place] as const),
    )
    .sort(([one], [other]) => one - other)
    .map(([, place]) => place);
}

function enterAgain(field: Field, value: string): void {
  if (isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // React compares with what was last set by a script through the field itself; a person's keys go past that.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Reflect.getOwnPropertyDescriptor(Reflect.getPrototypeOf(field) ?? field, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Enters again what was typed before React took over, which it would overwrite. Call it in an effect of the first render. */
export function repeatEarlyInput(before: readonly Control[], now = before): Promise<void> {
  let turn = Promise.resolve();
  before.forEach((field, place) => {
    const again = now[place];
    if (!isChanged(field) || !again || again instanceof HTMLButtonElement) return;
    const { value } = field;
    // React first draws what the page's address, or the field before, has changed.
    turn = turn.then(() => enterAgain(again, value));
  });
  return turn;
}
