type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How to enter again what a visitor entered in a field; undefined if the field is as it was built. */
function repeater(field: Field): (() => void) | undefined {
  const { type, value } = field;
  if (field instanceof HTMLSelectElement) {
    if (field.selectedOptions[0]?.defaultSelected) return undefined;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && (type === "checkbox" || type === "radio")) {
    const { checked } = field;
    // Of a group of radio buttons the one that is chosen tells all.
    if (checked === field.defaultChecked || (type === "radio" && !checked)) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (value === field.defaultValue) return undefined;
  return () => {
    // React compares with what was last set by a script through the field itself; a person's keys go past that.
    field.value = field.defaultValue;
    Reflect.getOwnPropertyDescriptor(Reflect.getPrototypeOf(field) ?? field, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
}

/** Whether a visitor has changed a field since the page was built. */
export function isChanged(field: Field): boolean {
  return repeater(field) !== undefined;
}

/**
 * Enters again what a visitor typed or chose before React took a part of the page over. React leaves it in the fields,
 * never hears of it, and would overwrite it as soon as it draws them anew. Call it in an effect of the first render.
 */
export function repeatEarlyInput(part: ParentNode): void {
  let turn = Promise.resolve();
  for (const field of part.querySelectorAll<Field>("input, textarea, select")) {
    const repeat = repeater(field);
    // React first draws what the page's address, or the field before, has changed.
    if (repeat) turn = turn.then(repeat);
  }
}
