import { CONTACT_CATEGORIES, type ContactErrors, type ContactFields } from "../../domain/forms/contact-form";
import { SelectField } from "../ui/SelectField";
import { TextArea } from "./TextArea";
import { TextField } from "../ui/TextField";
import * as styles from "./ContactFieldset.module.css";

const CATEGORY_OPTIONS: readonly (readonly [string, string])[] = [
  ["", "Select a category"],
  ...Object.entries(CONTACT_CATEGORIES),
];

type Props = { fields: ContactFields; errors: ContactErrors; onChange: (fields: ContactFields) => void };

/** The fields of the contact form. The honeypot is hidden from sight, from the keyboard and from screen readers. */
export function ContactFieldset({ fields, errors, onChange }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          id="contact-name"
          name="name"
          label="Full Name"
          autoComplete="name"
          required
          value={fields.name}
          error={errors.name}
          onChange={(name) => onChange({ ...fields, name })}
        />
        <TextField
          id="contact-email"
          name="email"
          label="Email Address"
          type="email"
          autoComplete="email"
          required
          value={fields.email}
          error={errors.email}
          onChange={(email) => onChange({ ...fields, email })}
        />
      </div>
      <TextField
        id="contact-subject"
        name="subject"
        label="Subject"
        required
        value={fields.subject}
        error={errors.subject}
        onChange={(subject) => onChange({ ...fields, subject })}
      />
      <SelectField
        label="Category (optional)"
        value={fields.category}
        options={CATEGORY_OPTIONS}
        onChange={(category) => onChange({ ...fields, category })}
      />
      <TextArea
        id="contact-message"
        name="message"
        label="Message"
        rows={6}
        placeholder="Please provide as much detail as possible..."
        required
        value={fields.message}
        error={errors.message}
        onChange={(message) => onChange({ ...fields, message })}
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
          onChange={(event) => onChange({ ...fields, website: event.target.value })}
        />
      </div>
    </>
  );
}
