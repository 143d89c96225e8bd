import { useState } from "react";
import { Badges, ClosedMark } from "../components/cards/Badges";
import { CardFace, CardFaces } from "../components/cards/CardFace";
import { Stars } from "../components/cards/Stars";
import { BalanceLineChart } from "../components/charts/BalanceLineChart";
import { StackedChart } from "../components/charts/StackedChart";
import { Answer } from "../components/costs/Answer";
import { CostBar } from "../components/charts/CostBar";
import { Button, ButtonRow } from "../components/ui/Button";
import { ToggleButton } from "../components/ui/ToggleButton";
import { Figures } from "../components/ui/Figures";
import { Collapsible } from "../components/ui/Collapsible";
import { Notice } from "../components/ui/Notice";
import { PointList } from "../components/ui/PointList";
import { Section } from "../components/ui/Section";
import { SelectField } from "../components/ui/SelectField";
import { TextField } from "../components/ui/TextField";
import { TitledGrid } from "../components/ui/TitledGrid";

const FACES = ["first", "second", "third", "fourth", "fifth"].map((id) => ({
  id,
  issuer: "Issuer",
  name: `The ${id} card`,
}));

const LINES = [
  { name: "plan", label: "Current card", balances: [6000, 4400, 2600, 0], end: 3 },
  { name: "card", label: "Another card", balances: [6100, 3000, 0], end: 2, offerEnds: 1 },
  { name: "minimum", label: "Issuer’s minimum", balances: [6000, 5600, 5300, 5000], end: null },
] as const;

const STACKS = [
  { label: "One", place: 0, balances: [900, 400, 0] },
  { label: "Another", place: 1, balances: [1500, 1200, 700, 0] },
];

const CHOICES = [["", "I don’t know"]] as const;

/** All shared parts in their states, for those who work on them. Only `develop` serves it, at `/parts`. */
export default function PartsPage() {
  const [pressed, setPressed] = useState(true);
  const [text, setText] = useState("6,200");
  return (
    <main>
      <CardFaces cards={FACES} />
      <Section>
        <h1>Parts and their states</h1>
        <p className="lead-text">What pages are made of. Hover, press, and walk through it by keyboard.</p>
      </Section>
      <Section title="Buttons">
        <ButtonRow>
          <Button>Primary</Button>
          <Button disabled>Disabled</Button>
          <Button kind="secondary">Secondary</Button>
          <ToggleButton pressed={pressed} onToggle={() => setPressed(!pressed)}>
            Pressed or not
          </ToggleButton>
        </ButtonRow>
      </Section>
      <Section title="Fields">
        <div className="field-pair">
          <TextField label="Empty" value="" placeholder="5,000" onChange={() => undefined} />
          <TextField label="Filled in" hint="With a hint" value={text} onChange={setText} />
          <TextField label="Wrong" value="239.9" error="Enter a rate between 0 and 100." onChange={() => undefined} />
          <SelectField label="Choice" value="" options={CHOICES} onChange={() => undefined} />
        </div>
      </Section>
      <Section title="Answer, figures and bars">
        <Answer
          answer={{ label: "It could save you about", figure: "$2,564", sentence: "You’d pay $335, not $2,899." }}
        />
        <CostBar bar={{ sure: { x: 0, width: 40 }, range: { x: 40, width: 12 } }} />
        <Figures
          figures={[
            { label: "Paid off in", value: "30 months", note: "not 41" },
            { label: "Fee", value: "$186" },
          ]}
        />
        <Figures look="large" figures={[{ label: "Regular APR", value: "17.74–28.49%", note: "variable" }]} />
      </Section>
      <Section title="Notices and boxes">
        <div className="close-stack">
          <Notice>We may earn a commission.</Notice>
          <p className="small-note">A small note.</p>
          <p className="soft-box">Good to know.</p>
          <p className="caution-box">Mind this.</p>
          <div className="danger-box">What went wrong, and what to do next.</div>
          <div className="page-panel">A panel.</div>
          <Collapsible title="Closed at first">What is folded away.</Collapsible>
        </div>
      </Section>
      <Section title="Text under its heading" width="text">
        <PointList points={["A point", "Another"]} />
        <PointList mark="tick" points={["A strength"]} />
        <PointList mark="minus" points={["A weakness"]} />
      </Section>
      <Section title="Texts side by side">
        <TitledGrid
          items={["First", "Second", "Third"].map((title) => ({ title, text: "A sentence or two." }))}
          numbered
        />
      </Section>
      <Section title="Charts">
        <BalanceLineChart title="Balances" lines={LINES} />
        <StackedChart title="Debts" description="Two debts." stacks={STACKS} />
      </Section>
      <Section title="Card faces, badges and stars">
        <div className="wrapping-row">
          {FACES.map((card) => (
            <CardFace key={card.id} card={card} />
          ))}
          <CardFace card={FACES[0] ?? { id: "first" }} size="small" />
          <Badges card={{ featured: true, recommended: true, terms: { applicants: "open" } }} />
          <ClosedMark card={{ terms: { applicants: "not confirmed" } }} />
          <ClosedMark card={{ terms: { applicants: "closed" } }} />
          <Stars rating={4.6} />
        </div>
      </Section>
    </main>
  );
}
