type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!isTicked(field)) return field.value !== field.defaultValue;
  // Of a group of radio buttons the one that is chosen tells all.
  return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
}

/** The fields that a visitor has changed since the page was built. */
export function changedFields(part: ParentNode): Field[] {
  return [...part.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
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

/**
 * Enters again what a visitor typed or chose before React took a part of the page over. React leaves it in the fields,
 * never hears of it, and would overwrite it as soon as it draws them anew. Call it in an effect of the first render; it
 * is done once the promise is kept.
 */
export function repeatEarlyInput(part: ParentNode): Promise<void> {
  let turn = Promise.resolve();
  for (const field of changedFields(part)) {
    const { value } = field;
    // React first draws what the page's address, or the field before, has changed.
    turn = turn.then(() => enterAgain(field, value));
  }
  return turn;
}
