import { changedFields, controlsOf, repeatEarlyInput } from "../../src/islands/early-input";

const FIELDS = `
  <input type="text" value="5000">
  <textarea>Words</textarea>
  <input type="checkbox" checked>
  <input type="radio" name="plan" checked><input type="radio" name="plan">
  <select><option>All</option><option selected>Good</option></select>`;

/** The fields as built, and what they tell whoever listens once all is repeated. */
function built() {
  document.body.innerHTML = FIELDS;
  const [text, box, , second] = document.querySelectorAll("input");
  const area = document.querySelector("textarea");
  const list = document.querySelector("select");
  if (!text || !box || !second || !area || !list) throw new Error("A field is missing.");
  const heard: (readonly [string, string])[] = [];
  for (const type of ["input", "change"])
    document.body.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLElement) heard.push([type, target.tagName]);
    });
  return { text, box, second, area, list, heard };
}

/** The body outlives a test; its listeners must not. */
afterEach(() => document.body.replaceWith(document.createElement("body")));

const repeat = () => repeatEarlyInput(controlsOf(document));

test("repeats nothing for fields as they were built", async () => {
  const { heard } = built();
  expect(changedFields(document)).toEqual([]);
  await repeat();
  expect(heard).toEqual([]);
});

test("repeats what was typed, ticked and chosen before the script ran, each once", async () => {
  const { text, box, second, area, list, heard } = built();
  text.value = "6000";
  area.value = "More words";
  box.checked = false;
  second.checked = true;
  list.selectedIndex = 0;
  expect(changedFields(document)).toEqual([text, area, box, second, list]);
  await repeat();
  expect(heard).toEqual([
    ["change", "INPUT"],
    ["change", "TEXTAREA"],
    ["input", "INPUT"],
    ["change", "INPUT"],
    ["input", "INPUT"],
    ["change", "INPUT"],
    ["change", "SELECT"],
  ]);
  expect([text.value, area.value, box.checked, second.checked, list.value]).toEqual([
    "6000",
    "More words",
    false,
    true,
    "All",
  ]);
});
