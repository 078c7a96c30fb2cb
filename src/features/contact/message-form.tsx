import type { KeyboardEvent, MouseEvent, RefObject } from 'react';

import { messageForm } from '#words/forms/message-form.ts';
import { site } from '#content/site.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { PhoneField } from '#src/ui/phone-field/phone-field.tsx';
import type { Country } from '#src/ui/phone-field/phone-number.ts';
import styles from './message-form.module.css';
import { type FieldName, limits, type MessageValues, readValues } from './message-values.ts';
import { RoleField, type Roles } from './role-field.tsx';
import { SendButton } from './send-button.tsx';
import { limitCounter } from './text-rules.ts';
import type { Form } from './use-form.ts';

type Props = {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly form: Form<FieldName, MessageValues>;
  readonly values: MessageValues;
  readonly onEdit: <Name extends FieldName>(name: Name, value: MessageValues[Name]) => void;
  readonly roles: Roles;
  /** The choices of the phone's country. */
  readonly countries: readonly Country[];
};

const { fields, phone } = messageForm;

const texts = [
  { name: 'firstName', autoComplete: 'given-name', counter: limitCounter(limits.firstName) },
  { name: 'lastName', autoComplete: 'family-name', counter: limitCounter(limits.lastName) },
  { name: 'position', autoComplete: 'organization-title', counter: limitCounter(limits.position) },
  { name: 'company', autoComplete: 'organization', counter: limitCounter(limits.company) },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;

const messageCounter = limitCounter(limits.message);

/** A held Enter or the second half of a double click must not send again after a failure. */
function ignoreRepeats(event: KeyboardEvent | MouseEvent<HTMLElement>): void {
  const isHeld = 'repeat' in event && event.repeat && event.key === 'Enter';
  const isButton = event.target instanceof Element && event.target.closest('[type=submit]') !== null;
  const isText = event.target instanceof HTMLTextAreaElement;
  if ((isHeld && !isText) || (isButton && event.detail > 1)) event.preventDefault();
}

/** The form of the dialog (R2.49). */
export function MessageForm(props: Props) {
  const { element, form, countries } = props;
  const isSending = form.status === 'sending';
  return (
    <form
      ref={element}
      // Without this code it closes the dialog, and keeps what was typed: nothing of it may land in an address.
      method="dialog"
      noValidate
      aria-busy={isSending}
      onKeyDown={ignoreRepeats}
      onClick={ignoreRepeats}
      onSubmit={(event) => {
        event.preventDefault();
        // From the fields: a press from before this code is repeated before it has drawn what they hold.
        form.submit(readValues(event.currentTarget, countries));
      }}
    >
      <p className={styles.intro}>{messageForm.intro}</p>
      <Fields {...props} />
      <div role="alert" tabIndex={-1} className={styles.notice}>
        {form.failure && (
          <p>
            <Icon name="alert" />
            {form.failure.notice}
          </p>
        )}
      </div>
      <p className={styles.unreached} hidden>
        <Icon name="alert" />
        {messageForm.unreached}
      </p>
      <div className={styles.foot}>
        <SendButton isSending={isSending} sendingLabel={messageForm.sending}>
          {messageForm.submit}
        </SendButton>
        <p className={styles.byMail}>
          {messageForm.byMail} <a href={`mailto:${site.email.general}`}>{site.email.general}</a>
        </p>
      </div>
    </form>
  );
}

function Fields({ form: { errors }, values, onEdit, roles, countries }: Props) {
  return (
    <div className={styles.fields}>
      {texts.map(({ name, ...attributes }) => (
        <Field
          key={name}
          {...attributes}
          label={fields[name]}
          name={name}
          aria-required="true"
          value={values[name]}
          onChange={(event) => onEdit(name, event.target.value)}
          error={errors[name]}
        />
      ))}
      <RoleField
        roles={roles}
        value={values.contactRole}
        onChange={(value) => onEdit('contactRole', value)}
        error={errors.contactRole}
      />
      <div className={styles.whole}>
        <PhoneField
          label={fields.phone}
          countryLabel={phone.country}
          groupLabel={phone.group}
          countries={countries}
          name="phone"
          value={values.phone}
          onChange={(value) => onEdit('phone', value)}
          error={errors.phone}
        />
      </div>
      <div className={styles.whole}>
        <Field
          as="textarea"
          label={fields.message}
          name="message"
          rows={5}
          aria-required="true"
          value={values.message}
          onChange={(event) => onEdit('message', event.target.value)}
          error={errors.message}
          counter={messageCounter}
        />
      </div>
    </div>
  );
}
