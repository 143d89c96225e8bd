import { spawnSync } from "node:child_process";

/** The lines of a component's text that the lint rule about texts reports. */
function linesReported(text: string): number[] {
  const file = "src/components/ui/Button.tsx";
  const { stdout } = spawnSync("npx", ["eslint", "--stdin", `--stdin-filename=${file}`], {
    input: text,
    encoding: "utf8",
  });
  return [...stdout.matchAll(/^\s*(\d+):\d+ .*texts\/alone$/gm)].map(([, line]) => Number(line));
}

test("text that changes stands alone in its element, so that a translated page shows what React writes", () => {
  const text = `type Props = { count: number; name: string };
export const Refused = ({ count, name }: Props) => (
  <div>
    <p>{count} cards</p>
    <p>{name}{count}</p>
    <p>{count > 0 && "some"}<b>!</b></p>
    <>{name}</>
  </div>
);
export const Allowed = ({ count, name }: Props) => (
  <div>
    <p>{\`\${String(count)} cards\`}</p>
    <p>Words that stay</p>
    <p><b>{name}</b> <i>{count}</i></p>
  </div>
);
`;
  expect(linesReported(text)).toEqual([4, 5, 6, 7]);
}, 60_000);
