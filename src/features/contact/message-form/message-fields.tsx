import { countries } from 'virtual:countries';

import { messageForm } from '#content/forms/message-form.ts';
import { limitCounter } from '#src/features/contact/limit-counter.ts';
import { Field } from '#src/ui/field/field.tsx';
import { PhoneField } from '#src/ui/phone-field/phone-field.tsx';
import styles from './message-form.module.css';
import { limits } from './message-values.ts';
import { RoleField } from './role-field.tsx';
import type { MessageFormState } from './use-message-form.ts';
import type { Roles } from './use-roles.ts';

type Props = { readonly form: MessageFormState; readonly roles: Roles };

const { fields, phone } = messageForm;

const texts = [
  { name: 'firstName', autoComplete: 'given-name', counter: limitCounter(limits.firstName) },
  { name: 'lastName', autoComplete: 'family-name', counter: limitCounter(limits.lastName) },
  { name: 'position', autoComplete: 'organization-title', counter: limitCounter(limits.position) },
  { name: 'company', autoComplete: 'organization', counter: limitCounter(limits.company) },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;

const messageCounter = limitCounter(limits.message);

/** The eight fields (R2.49), in two columns where there is room. */
export function MessageFields({ form, roles }: Props) {
  const { values, errors, edit } = form;
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
          onChange={(event) => edit({ [name]: event.target.value })}
          error={errors[name]}
        />
      ))}
      <RoleField
        roles={roles}
        value={values.contactRole}
        onChange={(contactRole) => edit({ contactRole })}
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
          onChange={(value) => edit({ phone: value })}
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
          onChange={(event) => edit({ message: event.target.value })}
          error={errors.message}
          counter={messageCounter}
        />
      </div>
    </div>
  );
}
