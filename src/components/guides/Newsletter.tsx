import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PageTexts } from "../../domain/site/site";
import { ROUTES } from "../../site/routes";
import { sendForm } from "../ui/send-form";
import { SiteLink } from "../ui/SiteLink";
import { Button } from "../ui/Button";
import { TextField } from "../ui/TextField";
import * as styles from "./Newsletter.module.css";

type Props = { text: NonNullable<PageTexts["guides"]["newsletter"]>; endpoint: string | null };

const SAMPLE =
  "This is a sample site, so there is no newsletter to subscribe to yet. Your address was not sent anywhere.";
const THANKS = "Thank you. Please look for an email from us to confirm your address.";
const FAILED = "We could not confirm that your address was sent. Please try again in a moment.";

/** The newsletter box. The browser checks the address; without an endpoint, Subscribe says that this is a sample site. */
export function Newsletter({ text, endpoint }: Props) {
  const [email, setEmail] = useState("");
  const [toast, setToast] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** Known at once, where the state follows: who presses three times at one moment sends once. */
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);

  // At the window's end it would come below what is in sight; in a low window the focus goes before it.
  useEffect(() => {
    if (!toast) return;
    status.current?.scrollIntoView({ block: "nearest" });
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [toast]);

  const subscribe = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    if (!endpoint) {
      setToast(SAMPLE);
      return;
    }
    // A message that comes again is new, and is announced.
    setToast(null);
    isSending.current = true;
    setSending(true);
    try {
      await sendForm(endpoint, { email });
      setEmail("");
      setToast(THANKS);
    } catch {
      setToast(FAILED);
    } finally {
      isSending.current = false;
      setSending(false);
    }
  };

  // The message's own button goes away with it, so the focus moves to the button that brought the message.
  const dismiss = () => {
    setToast(null);
    form.current?.querySelector("button")?.focus();
  };

  return (
    <section className={styles.box} aria-labelledby="newsletter">
      <h2 id="newsletter">{text.title}</h2>
      <p>{text.text}</p>
      <form ref={form} method="dialog" className={styles.form} onSubmit={(event) => void subscribe(event)}>
        <TextField
          label="Email address"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        {/* Disabled, it would lose the focus. */}
        <Button type="submit" aria-disabled={sending || undefined}>
          Subscribe
        </Button>
      </form>
      {/* There before its message, so that the message is announced. */}
      <div ref={status} role="status">
        {toast && (
          <div className="wrapping-row step-below">
            <p>{toast}</p>
            <Button kind="secondary" onClick={dismiss}>
              Dismiss
            </Button>
          </div>
        )}
      </div>
      <p className="foot-note">
        <span>See our</span> <SiteLink to={ROUTES.privacy.path}>privacy policy</SiteLink>
        <span>.</span>
      </p>
    </section>
  );
}
