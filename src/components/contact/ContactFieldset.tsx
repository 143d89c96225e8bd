import { CONTACT_CATEGORIES, type ContactErrors, type ContactFields } from "../../domain/forms/contact-form";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import * as styles from "../ui/SideBySide.module.css";

const CATEGORY_OPTIONS: readonly (readonly [string, string])[] = [
  ["", "Select a category"],
  ...Object.entries(CONTACT_CATEGORIES),
];

type Props = { fields: ContactFields; errors: ContactErrors; onChange: (change: Partial<ContactFields>) => void };

/** The fields of the contact form. The honeypot is hidden from sight, from the keyboard and from screen readers. */
export function ContactFieldset({ fields, errors, onChange }: Props) {
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
      <div className={styles.two}>
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
