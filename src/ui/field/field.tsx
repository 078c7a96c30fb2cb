import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldCounter } from './field-counter.tsx';
import type { CounterRule } from './field-counter.tsx';
import styles from './field.module.css';
import { Icon } from '#src/ui/icon/icon.tsx';

interface FieldText {
  readonly label: string;
  /** A word after the label, such as “optional”. Part of the name that is read out. */
  readonly note?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** For an error that comes while the visitor types, so that no other message announces it. */
  readonly announcesError?: boolean;
  readonly counter?: CounterRule;
  /** Inside an input, before its text, such as a calling code; at most four characters. Not read out. */
  readonly leadingText?: string;
}

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  keyof FieldText | 'as' | 'className' | 'style'
>;

type ControlProps =
  | ({ readonly as?: 'input' } & Native<'input'>)
  | ({ readonly as: 'textarea' } & Native<'textarea'>)
  | ({ readonly as: 'select' } & Native<'select'>);

type FieldProps = FieldText & ControlProps;

function describeControl(id: string, has: { hint: boolean; error: boolean }) {
  const ids = [has.hint && `${id}-hint`, has.error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    className: styles.control,
    ...(ids && { 'aria-describedby': ids }),
    ...(has.error && { 'aria-invalid': true }),
  };
}

function Control({
  native,
  described,
  leadingText,
}: {
  native: ControlProps;
  described: ReturnType<typeof describeControl>;
  leadingText: string | undefined;
}) {
  if (native.as === 'select') {
    const { as: _, ...attributes } = native;
    return (
      <div className={styles.select}>
        <select {...attributes} {...described} />
        <Icon name="chevron-down" />
      </div>
    );
  }
  if (native.as === 'textarea') {
    const { as: _, ...attributes } = native;
    return <textarea rows={6} {...attributes} {...described} />;
  }
  const { as: _, ...attributes } = native;
  const input = <input type="text" {...attributes} {...described} />;
  if (!leadingText) return input;
  return (
    <div className={styles.led}>
      <span aria-hidden="true">{leadingText}</span>
      {input}
    </div>
  );
}

/** No `maxLength` with a counter: text over the limit stays readable and the error explains it. */
export function Field(props: FieldProps) {
  const ownId = useId();
  const { label, note, hint, error, announcesError, counter, leadingText, ...native } = props;
  const id = native.id ?? ownId;
  const described = describeControl(id, { hint: Boolean(hint), error: Boolean(error) });

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </label>
      {hint && (
        <div className={`note ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <Control native={native} described={described} leadingText={leadingText} />
      <div className={`row ${styles.foot}`} aria-live={announcesError ? 'polite' : undefined}>
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="alert" />
            {/* React sets the text of this element also where a translator has replaced its text node. */}
            <span>{error}</span>
          </p>
        )}
        {counter && <FieldCounter controlId={id} rule={counter} />}
      </div>
    </div>
  );
}
