import { contactForm } from '#content/forms/contact-form.ts';
import { lengthOf } from '#src/lib/length-of.ts';

/** In the order in which the fields stand, so that the first bad one is the first that is seen. */
export const fieldNames = ['name', 'email', 'company', 'subject', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What the form holds, as it was typed (R3.2). */
export type FormValues = Readonly<Record<FieldName, string>>;

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields keep their own text, so that what was typed before hydration is simply there. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  if (!isControl) throw new Error(`The form has no field ${name}`);
  return control;
}

export function readValues(form: HTMLFormElement): FormValues {
  const value = (name: FieldName) => controlOf(form, name).value;
  return {
    name: value('name'),
    email: value('email'),
    company: value('company'),
    subject: value('subject'),
    message: value('message'),
  };
}

/** Fills a field as if it had been typed, so that its counter hears of it. */
export function fill(form: HTMLFormElement, name: FieldName, text: string): void {
  const control = controlOf(form, name);
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Why the form cannot be sent: one message for each bad field (R5.1). */
export function findErrors(values: FormValues, isAddress: boolean): FieldErrors {
  const { errors, limits } = contactForm;
  const tooLong = (name: keyof typeof limits) =>
    lengthOf(values[name]) > limits[name] ? errors[name].invalid : undefined;
  const isMissing = (name: FieldName) => values[name].trim() === '';
  const found: Readonly<Record<FieldName, string | undefined>> = {
    name: isMissing('name') ? errors.name.missing : tooLong('name'),
    email: isMissing('email') ? errors.email.missing : isAddress ? undefined : errors.email.invalid,
    company: tooLong('company'),
    subject: undefined,
    message: isMissing('message') ? errors.message.missing : tooLong('message'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error));
}
