import { messageForm } from '#words/forms/message-form.ts';
import { readRoles } from '#src/api/read-roles.ts';
import { useRequest } from '#src/api/use-request.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './message-form.module.css';

const { fields, roles: words } = messageForm;

/** An empty list is a failure too: there is nothing to choose from (F-A19). */
function readSomeRoles(answer: unknown) {
  const roles = readRoles(answer);
  if (roles.length === 0) throw new Error('no roles');
  return roles;
}

const logFailure = (error: unknown) => console.error(words.failed, error);

/** The choices of "I am", fetched when the dialog first opens. */
export const useRoles = (isWanted: boolean) =>
  useRequest('contactRoles', readSomeRoles, { isWanted, logFailure });

export type Roles = ReturnType<typeof useRoles>;

type Props = {
  readonly roles: Roles;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

/** "I am": usable while the roles load and when they cannot be loaded. */
export function RoleField({ roles, value, onChange, error }: Props) {
  const hasFailed = roles.status === 'failed';
  return (
    <div>
      <Field
        as="select"
        label={fields.contactRole}
        name="contactRole"
        aria-required="true"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Without roles the field is optional.
        error={hasFailed && error === messageForm.errors.contactRole.missing ? undefined : error}
      >
        <option value="">{roles.status === 'loading' ? words.loading : words.choose}</option>
        {roles.status === 'loaded' &&
          roles.answer.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
      </Field>
      <div role="status">
        {hasFailed && (
          <p className={styles.rolesFailure}>
            <Icon name="alert" />
            <span>
              <strong>{words.failed}</strong> {words.failedHint}
            </span>
          </p>
        )}
      </div>
      {hasFailed && (
        <Button
          variant="quiet"
          onClick={(event) => {
            // This button disappears; the result shows in the field.
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
