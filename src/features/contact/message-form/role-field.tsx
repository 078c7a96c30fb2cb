import { messageForm } from '#content/forms/message-form.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './message-form.module.css';
import type { Roles } from './use-roles.ts';

type Props = {
  readonly roles: Roles;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

const { fields, roles: words } = messageForm;

/** "I am": usable from the start, whether the roles are there, on their way or cannot be had. */
export function RoleField({ roles, value, onChange, error }: Props) {
  const isFailed = roles.status === 'failed';
  return (
    <div>
      <Field
        as="select"
        label={fields.contactRole}
        name="contactRole"
        aria-required="true"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Without roles none can be asked for.
        error={isFailed && error === messageForm.errors.contactRole.missing ? undefined : error}
      >
        <option value="">{roles.status === 'loading' ? words.loading : words.choose}</option>
        {roles.list.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </Field>
      <div role="status">
        {isFailed && (
          <p className={styles.rolesFailure}>
            <Icon name="alert" />
            <span>
              <strong>{words.failed}</strong> {words.failedHint}
            </span>
          </p>
        )}
      </div>
      {isFailed && (
        <Button
          variant="quiet"
          onClick={(event) => {
            // The button goes; what comes of it shows in the field.
            event.currentTarget.parentElement?.querySelector('select')?.focus();
            roles.retry();
          }}
        >
          {words.retry}
        </Button>
      )}
    </div>
  );
}
