import { numbersInQuery, repairedFragment, repairedPath, repairedQuery } from "../../src/site/repair-link";

const WHOLE = "#balance=6200&apr=23.99&payment=225";
const ENCODED = `#${encodeURIComponent(WHOLE.slice(1))}`;

test.each([
  WHOLE,
  `#${WHOLE}`,
  `${WHOLE})`,
  `${WHOLE}%E2%80%9D`,
  "#balance=6200.&apr=23.99%25&payment=225",
  "#balance=6200&amp;apr=23.99&amp;amp;payment=225",
  "#/?balance=6200;apr=23.99;payment=225",
  "#balance = 6200 & apr = 23.99 & payment = 225",
  "#BALANCE=6200&Apr=23.99&PAYMENT=225",
  ENCODED,
  `${ENCODED}).`,
])("repairs the fragment %s", (hash) => {
  expect(repairedFragment(hash)).toBe(WHOLE);
});

test.each([
  ["#balance=6200&apr=23.9", "#balance=6200&apr=23.9"],
  ["#balance%3D6200%26apr%3D23.99%26payment%3", "#balance=6200&apr=23.99&payment%253="],
  ["#D1.BALANCE=500&d1.promotionApr=0", "#d1.balance=500&d1.promotionApr=0"],
  ["#d1.name=Smith+%26+Co.&d1.balance=500.", "#d1.name=Smith+%26+Co.&d1.balance=500"],
  ["#%E0%A4=%A", "#%EF%BF%BD=%25A"],
  ["#%", "#%"],
])("reads what can be read of the fragment %s: %s", (hash, read) => {
  expect(repairedFragment(hash)).toBe(read);
});

test("cuts a fragment at 8,000 characters", () => {
  expect(repairedFragment(`#balance=6200&x=${"x".repeat(9000)}`)).toHaveLength(8001);
});

test("takes numbers out of a query that swallowed their sign", () => {
  expect(numbersInQuery("?filter=secured%23balance=6400&apr=27.99&payment=180")).toEqual({
    search: "?filter=secured",
    hash: "#balance=6400&apr=27.99&payment=180",
  });
  expect(numbersInQuery("?q=c%23+cards&filter=secured&sort=apr")).toBeNull();
});

test("takes numbers out of a query that somebody wrote them into", () => {
  expect(numbersInQuery("?filter=secured&Balance=6400&apr=27.99&payment=180%23d1.name=x")).toEqual({
    search: "?filter=secured",
    hash: "#Balance=6400&apr=27.99&payment=180&d1.name=x",
  });
});

test.each([
  ["/Offers", "", "/offers"],
  ["/offers.html", "?filter=secured", "/offers?filter=secured"],
  ["/guides//fees/index.php", "", "/guides/fees"],
  ["/index.html", "", "/"],
  ["/offers&filter=Secured", "", "/offers?filter=Secured"],
  ["/%2f%2Fguides%2Ffees", "", "/guides/fees"],
  ["/offers%20", "", "/offers"],
  ["/compare%E2%80%A6", "", "/compare"],
  ["/guides/balance-transfers-explained).", "?q=a", "/guides/balance-transfers-explained?q=a"],
  ["/calculator%23balance=290", "&apr=21", "/calculator&apr=21#balance=290"],
  ["//example.com/X", "", "/example.com/x"],
])("repairs the path %s%s to %s", (path, search, meant) => {
  expect(repairedPath(path, search)).toBe(meant);
});

test("leaves the folder of the site as it is written", () => {
  expect(repairedPath("/Cards/Offers", "", "/Cards")).toBe("/Cards/offers");
  expect(repairedPath("/Other/Offers", "", "/Cards")).toBe("/Other/Offers");
});

test.each([
  ["?FILTER=secured", "?filter=secured"],
  ["?filter=secured&amp;Credit=Fair", "?filter=secured&credit=Fair"],
  ["?cards[]=A&cards%5B%5D=b", "?cards=A&cards=b"],
  ["?q=A&B", "?q=A&B"],
  ["", ""],
])("reads the names of the query %s as %s", (search, read) => {
  expect(repairedQuery(search)).toBe(read);
});
