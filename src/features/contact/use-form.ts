import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { formWords } from '#words/forms/form-words.ts';
import { language } from '#words/language.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { onPageRestore } from '#src/platform/on-page-restore.ts';

/** Field → why it cannot be sent. */
// oxlint-disable-next-line typescript/consistent-indexed-object-style -- A generic record does not take `{}`.
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string | undefined };

/** Why the last attempt sent nothing. A new object for each attempt, so that the focus moves again. */
export type Failure<Name extends string> = {
  readonly notice?: string;
  /** The field to go to. Without one, the focus goes to the notice if it can take it. */
  readonly field?: Name | undefined;
  readonly errors?: FieldErrors<Name>;
  /** Link to an email with the same text, where the form cannot send. */
  readonly mailLink?: string;
};

type FormState<Name extends string> = {
  readonly status: 'editing' | 'sending' | 'sent';
  readonly errors: FieldErrors<Name>;
  readonly failure: Failure<Name> | undefined;
};

type Options<Name extends string, Values> = {
  readonly element: RefObject<HTMLFormElement | null>;
  /** In the order of display, so that the first bad field is the first one seen. */
  readonly fields: readonly Name[];
  readonly labels: Readonly<Record<Name, string>>;
  readonly rules: (values: Values) => FieldErrors<Name>;
  /** Rejects when the message did not arrive. */
  readonly send: (values: Values) => Promise<void>;
  readonly onSent: () => void;
  readonly onFailed: (error: unknown, values: Values) => Failure<Name>;
  /** Shown when the browser cut an attempt off, and when `onFailed` fails. */
  readonly failed: string;
};

const INITIAL = { status: 'editing', errors: {}, failure: undefined } as const;

/** Stands for the attempt of a form that has left the page. */
const UNMOUNTED = {};

/**
 * Validates and sends a form, one attempt at a time (R4.6, R4.7). After a failure the focus goes to the
 * first bad field or to the notice, which is an alert.
 */
export function useForm<Name extends string, Values>(options: Options<Name, Values>) {
  const { element, fields, labels, rules, send, onSent, onFailed, failed } = options;
  const [state, setState] = useState<FormState<Name>>(INITIAL);
  /** A ref, so that a second press before the next render finds it. */
  const attempt = useRef<object>(undefined);

  const fail = (failure: Failure<Name>) =>
    setState({ status: 'editing', errors: failure.errors ?? {}, failure });

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
    if (!failure) return;
    const field = failure.field && element.current?.elements.namedItem(failure.field);
    const notice = element.current?.querySelector<HTMLElement>('[role="alert"]');
    (field instanceof HTMLElement ? field : notice)?.focus();
  }, [element, failure]);

  const failureOf = (cause: unknown, values: Values): Failure<Name> => {
    try {
      return onFailed(cause, values);
    } catch (error) {
      console.error(error);
      return { notice: failed };
    }
  };

  const submit = (values: Values) => {
    if (attempt.current) return;
    const errors = rules(values);
    const bad = fields.filter((name) => errors[name]);
    if (bad.length > 0) {
      const notice = summaryOf(bad.map((name) => labels[name]));
      return fail({ notice, field: bad[0], errors });
    }
    const current = {};
    attempt.current = current;
    setState({ ...INITIAL, status: 'sending' });
    // What is thrown before the first request is a failure too.
    const sending = async () => send(values);
    sending().then(
      () => {
        // An attempt that was cut off may still have arrived.
        if (attempt.current && attempt.current !== current) return;
        attempt.current = undefined;
        setState({ ...INITIAL, status: 'sent' });
        onSent();
      },
      (error: unknown) => {
        console.error('The message could not be sent:', error);
        if (attempt.current !== current) return;
        attempt.current = undefined;
        fail(failureOf(error, values));
      },
    );
  };

  const clearError = (name: Name) =>
    setState((shown) => {
      if (!shown.failure && !shown.errors[name]) return shown;
      return { ...shown, errors: { ...shown.errors, [name]: undefined }, failure: undefined };
    });

  return { ...state, submit, clearError, reset: () => setState(INITIAL) };
}

export type Form<Name extends string, Values> = ReturnType<typeof useForm<Name, Values>>;

const summaryOf = (labels: readonly string[]) =>
  pluralText(formWords.summary, labels.length, language.locale).replace(
    '{fields}',
    labels.join(formWords.separator),
  );
