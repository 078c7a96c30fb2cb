import { contactForm, contactSubjects } from '#content/forms/contact-form.ts';
import { limitCounter } from '#src/features/contact/limit-counter.ts';
import { Field } from '#src/ui/field/field.tsx';
import type { FieldErrors } from './form-values.ts';
import styles from './simple-form.module.css';

const { fields, limits, optional } = contactForm;

const counters = {
  name: limitCounter(limits.name),
  company: limitCounter(limits.company),
  message: limitCounter(limits.message),
};

type Props = { readonly errors: FieldErrors; readonly isSending: boolean };

/** The five fields. What is on its way cannot be changed: success clears them. */
export function FormFields({ errors, isSending }: Props) {
  return (
    <div className={styles.fields}>
      <Field
        label={fields.name}
        name="name"
        autoComplete="name"
        required
        readOnly={isSending}
        counter={counters.name}
        error={errors.name}
      />
      <Field
        label={fields.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        readOnly={isSending}
        error={errors.email}
      />
      <Field
        label={fields.company}
        note={optional}
        name="company"
        autoComplete="organization"
        readOnly={isSending}
        counter={counters.company}
        error={errors.company}
      />
      <div className={styles.subject}>
        <Field as="select" label={fields.subject} name="subject" error={errors.subject}>
          {contactSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {subject}
            </option>
          ))}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field
          as="textarea"
          label={fields.message}
          name="message"
          rows={6}
          required
          readOnly={isSending}
          counter={counters.message}
          error={errors.message}
        />
      </div>
    </div>
  );
}
