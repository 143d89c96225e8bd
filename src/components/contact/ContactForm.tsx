import { type FormEvent, startTransition, useEffect, useRef, useState } from "react";
import {
  CONTACT_CATEGORIES,
  type ContactErrors,
  type ContactFields,
  EMPTY_CONTACT,
  SIMULATED_SEND_MS,
  contactErrors,
  draftText,
  messageText,
  readDraft,
} from "../../domain/forms/contact-form";
import type { PageTexts } from "../../domain/site/site";
import { MESSAGE_KEY, remember, remembered } from "../../site/storage";
import { Button } from "../ui/Button";
import { SelectField } from "../ui/SelectField";
import { sendForm } from "../ui/send-form";
import * as sides from "../ui/SideBySide.module.css";
import { TextField } from "../ui/TextField";
import * as styles from "./ContactForm.module.css";
import { WrittenMessage } from "./WrittenMessage";

type State = "idle" | "sending" | "sent" | "failed";
type Props = { text: Pick<PageTexts["contact"], "sent" | "sentSample">; endpoint: string | null; email: string };

const FAILED =
  "We could not confirm that your message was sent. Every word of it is still here. Please try again, or write to";

/** Password managers, too, fill in what only a program should. */
const TRAPPED =
  "Nothing was sent: a hidden field was filled in, perhaps by a password manager. It is empty again; press the button once more.";

function simulateSending(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SIMULATED_SEND_MS));
}

/** The fields, which the tab keeps until they are sent. */
function useDraft() {
  const [fields, setFields] = useState<ContactFields>(EMPTY_CONTACT);

  // Not before the first paint: what the visitor typed before this script ran is entered on top of it.
  useEffect(() => {
    const draft = remembered(MESSAGE_KEY);
    if (draft !== "") setFields(readDraft(draft));
  }, []);

  useEffect(() => {
    if (fields !== EMPTY_CONTACT) remember(MESSAGE_KEY, draftText(fields));
  }, [fields]);

  return [fields, setFields] as const;
}

const CATEGORY_OPTIONS: readonly (readonly [string, string])[] = [
  ["", "Select a category"],
  ...Object.entries(CONTACT_CATEGORIES),
];

type FieldsetProps = {
  fields: ContactFields;
  errors: ContactErrors;
  onChange: (change: Partial<ContactFields>) => void;
};

/** The fields of the contact form. The honeypot is hidden from sight, from the keyboard and from screen readers. */
function ContactFieldset({ fields, errors, onChange }: FieldsetProps) {
  const field = (name: keyof ContactErrors) => ({
    id: `contact-${name}`,
    name,
    required: true,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <div className={sides.two}>
        <TextField label="Full Name" autoComplete="name" {...field("name")} />
        <TextField label="Email Address" type="email" autoComplete="email" {...field("email")} />
      </div>
      <TextField label="Subject" {...field("subject")} />
      <SelectField
        label="Category (optional)"
        value={fields.category}
        options={CATEGORY_OPTIONS}
        onChange={(category) => onChange({ category })}
      />
      <TextField
        label="Message"
        rows={6}
        placeholder="Please provide as much detail as possible..."
        {...field("message")}
      />
      <div hidden aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input
          type="text"
          id="contact-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={fields.website}
          onChange={(event) => onChange({ website: event.target.value })}
        />
      </div>
    </>
  );
}

function ErrorSummary({ errors }: { errors: ContactErrors }) {
  const invalid = Object.entries(errors);
  if (invalid.length === 0) return null;
  return (
    <div role="alert" className="danger-box link-line">
      <h3>There is a problem</h3>
      <ul role="list">
        {invalid.map(([field, message]) => (
          <li key={field}>
            <a href={`#contact-${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'Send Us a Message': idle, sending, sent or failed; no way back from sent within the page (specification, section 4). */
export function ContactForm({ text, endpoint, email }: Props) {
  const [fields, setFields] = useDraft();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [state, setState] = useState<State>("idle");
  const [trapped, setTrapped] = useState(false);
  /** Shown where no endpoint takes the message. */
  const [written, setWritten] = useState("");
  const notice = useRef<HTMLDivElement>(null);
  /** Known at once, where the state follows: who presses three times at one moment sends once. */
  const isSending = useRef(false);
  /** Counts the notices, so that the focus moves to each. */
  const [notices, setNotices] = useState(0);

  useEffect(() => {
    if (notices > 0) notice.current?.focus();
  }, [notices]);

  const tell = () => setNotices((count) => count + 1);

  // Each field says its own alone: several may change before the form is drawn anew.
  const change = (changed: Partial<ContactFields>) => setFields((before) => ({ ...before, ...changed }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setTrapped(fields.website !== "");
    if (fields.website !== "") {
      change({ website: "" });
      return;
    }
    const found = contactErrors(fields);
    if (Object.keys(found).length > 0) {
      // All errors at once are much to draw on a slow phone: the button goes up before.
      startTransition(() => {
        setErrors(found);
        setState("idle");
        tell();
      });
      return;
    }
    isSending.current = true;
    setErrors({});
    setState("sending");
    try {
      const { website, ...message } = fields;
      await (endpoint ? sendForm(endpoint, message) : simulateSending());
      setWritten(messageText(fields));
      setFields(EMPTY_CONTACT);
      remember(MESSAGE_KEY, "");
      setState("sent");
      tell();
    } catch {
      isSending.current = false;
      setState("failed");
      tell();
    }
  };

  if (state === "sent") {
    return (
      <div ref={notice} tabIndex={-1} role="status" aria-atomic={false} className="page-panel">
        {endpoint ? (
          <>
            <h2>{text.sent.title}</h2>
            <p>{text.sent.text}</p>
          </>
        ) : (
          <>
            <h2>Thank you for trying the form</h2>
            <p>{text.sentSample}</p>
            <WrittenMessage text={written} />
          </>
        )}
      </div>
    );
  }
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2>Send Us a Message</h2>
      <div ref={notice} tabIndex={-1}>
        <ErrorSummary errors={errors} />
        {state === "failed" && (
          <p role="alert" className="danger-box">
            <span>{FAILED}</span> <a href={`mailto:${email}`}>{email}</a>
            <span>.</span>
          </p>
        )}
      </div>
      {!endpoint && <p>{text.sentSample}</p>}
      <ContactFieldset fields={fields} errors={errors} onChange={change} />
      <Button type="submit" disabled={state === "sending"}>
        {state === "sending" ? "Sending Message..." : "Send Message"}
      </Button>
      <p role="status" className={trapped ? undefined : "visually-hidden"}>
        {trapped ? TRAPPED : state === "sending" ? "Sending your message" : ""}
      </p>
      <noscript>
        <p>
          The form needs JavaScript, which is turned off. You can write to <a href={`mailto:${email}`}>{email}</a>{" "}
          instead.
        </p>
      </noscript>
    </form>
  );
}
