import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { formWords } from '#words/forms/form-words.ts';
import { language } from '#words/language.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { onPageRestore } from '#src/platform/on-page-restore.ts';
import {
  cleanValues,
  type ContactField,
  type FieldErrors,
  findErrors,
  payloadOf,
  type Values,
} from './contact-messages.ts';
import { dropDraft, type FormName } from './follow-contact.ts';

/** Why an attempt sent nothing. A new object for each attempt, so that the focus moves again. */
export type Failure = {
  readonly notice: ReactNode;
  /** The field to go to; without one, the focus goes to the button. */
  readonly field?: string | undefined;
};

type FormState = {
  readonly status: 'editing' | 'sending' | 'sent';
  readonly errors: FieldErrors;
  readonly failure: Failure | undefined;
  /** How many attempts have failed. */
  readonly failures: number;
  /** The failure is in the description of the field that gets the focus, so it is read out with that field. */
  readonly isReadWithField: boolean;
};

type Options = {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly name: FormName;
  readonly fields: readonly ContactField[];
  /** Rejects when the message did not arrive. */
  readonly send: (payload: ReturnType<typeof payloadOf>) => Promise<void>;
  readonly onSent?: () => void;
  /** A notice that is a text is shown under its field too. */
  readonly onFailed: (error: unknown, values: Values) => Failure;
  /** Shown when the browser cut an attempt off, and when `onFailed` fails. */
  readonly failed: string;
};

const NO_ERRORS: FieldErrors = new Map();
const INITIAL = {
  status: 'editing',
  errors: NO_ERRORS,
  failure: undefined,
  failures: 0,
  isReadWithField: false,
} as const;

/** The attempt of a form that has left the page. */
const UNMOUNTED = {};

/**
 * Validates and sends a form, one attempt at a time (R4.6, R4.7). The controls keep their own text, so that text
 * typed before hydration is not lost. After a failure the focus goes to the first invalid field or to the button. Not
 * to the notice, which is an alert: it would be announced twice.
 */
export function useForm({ element, name, fields, send, onSent, onFailed, failed }: Options) {
  const [state, setState] = useState<FormState>(INITIAL);
  /** A ref, so that a second press before the next render finds it. */
  const attempt = useRef<object>(undefined);

  const fail = (failure: Failure, invalid?: FieldErrors) => {
    const { notice, field } = failure;
    const errors = invalid ?? new Map(field && typeof notice === 'string' ? [[field, notice]] : []);
    // A field that has the focus already is not read out again.
    const isReadWithField =
      !invalid && errors.size > 0 && fieldIn(element.current, field) !== document.activeElement;
    setState((shown) => ({ ...INITIAL, errors, failure, isReadWithField, failures: shown.failures + 1 }));
  };

  const interrupt = useEffectEvent(() => {
    if (!attempt.current) return;
    attempt.current = undefined;
    fail({ notice: failed });
  });

  useEffect(() => {
    attempt.current = undefined;
    const stop = onPageRestore(interrupt);
    return () => {
      stop();
      attempt.current = UNMOUNTED;
    };
  }, []);

  const { failure } = state;
  useEffect(() => {
    if (failure && element.current) focusFailure(element.current, failure.field);
  }, [element, failure]);

  const failureOf = (cause: unknown, values: Values): Failure => {
    try {
      return onFailed(cause, values);
    } catch (error) {
      console.error(error);
      return { notice: failed };
    }
  };

  const submit = () => {
    if (attempt.current || !element.current) return;
    const values = cleanValues(fields, new FormData(element.current));
    const errors = findErrors(fields, values);
    const invalid = fields.filter((field) => errors.has(field.name));
    if (invalid.length > 0)
      return fail({ notice: summaryOf(invalid.map(({ label }) => label)), field: invalid[0]?.name }, errors);
    const current = {};
    attempt.current = current;
    // The last failure stays in its live region until another takes its place.
    setState((shown) => ({ ...shown, status: 'sending', errors: NO_ERRORS }));
    // An error before the first request is a failure too.
    const sending = async () => send(payloadOf(fields, values));
    sending().then(
      () => {
        dropDraft(name);
        // An attempt that was cut off may still have arrived.
        if (attempt.current && attempt.current !== current) return;
        attempt.current = undefined;
        setState({ ...INITIAL, status: 'sent' });
        onSent?.();
      },
      (error: unknown) => {
        console.error('The message could not be sent:', error);
        if (attempt.current !== current) return;
        attempt.current = undefined;
        fail(failureOf(error, values));
      },
    );
  };

  /** Clears the error of the field with this control. The country of a phone number is a control of its field. */
  const clearError = (control: string) =>
    setState((shown) => {
      if (!shown.failure && shown.errors.size === 0) return shown;
      const left = [...shown.errors].filter(([field]) => field !== control && `${field}Country` !== control);
      return { ...shown, errors: new Map(left), failure: undefined };
    });

  return { ...state, name, fields, submit, clearError, reset: () => setState(INITIAL) };
}

export type Form = ReturnType<typeof useForm>;

const fieldIn = (form: HTMLFormElement | null, name: string | undefined) =>
  name === undefined ? undefined : form?.elements.namedItem(name);

function focusFailure(form: HTMLFormElement, name: string | undefined): void {
  const field = fieldIn(form, name);
  if (field instanceof HTMLElement) return field.focus();
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  // It pushes the button down, or is under the sticky foot of a dialog.
  form.querySelector('[role="alert"] > *')?.scrollIntoView({ block: 'nearest' });
}

const summaryOf = (labels: readonly string[]) =>
  pluralText(formWords.summary, labels.length, language.locale).replace(
    '{fields}',
    labels.join(language.listSeparator),
  );
