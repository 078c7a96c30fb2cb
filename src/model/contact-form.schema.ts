import { z } from 'zod';

import { contactSubject } from './ids.schema.ts';
import { text } from './text.schema.ts';

const limit = z.int().min(1);
const missing = text(60).describe('Shown under the field when it is empty.');
const invalid = text(80).describe(
  'Shown under the field when its text is wrong or too long: name the limit.',
);

export const contactFormSchema = z.strictObject({
  heading: text(40).describe('Above the form and on its button.'),
  demo: text(40).describe('The same while the subject is a demo.'),
  optional: text(20).describe('After the label of a field that may stay empty.'),
  fields: z.strictObject({
    name: text(30),
    email: text(30),
    company: text(30),
    subject: text(30),
    message: text(30),
  }),
  subjects: z.record(contactSubject, text(40)).describe('Shown in the list of subjects.'),
  limits: z.strictObject({ name: limit, company: limit, message: limit }),
  errors: z.strictObject({
    name: z.strictObject({ missing, invalid }),
    email: z.strictObject({ missing, invalid }),
    company: z.strictObject({ invalid }),
    message: z.strictObject({ missing, invalid }),
  }),
  sending: text(30),
  privacy: text(60).describe('Link to the privacy policy under the form.'),
  sent: text(90),
  failed: text(90),
  again: text(40).describe('In place of a form that was sent: leads to an empty one.'),
  unavailable: z
    .strictObject({ title: text(60), text: text(240), mail: text(40) })
    .describe('Shown when the captcha is missing. The mail address comes after `mail`.'),
  withoutForm: z
    .strictObject({ title: text(60), text: text(200) })
    .describe('In place of the form, without script.'),
});

const contactWay = z.strictObject({
  title: text(60).describe('What was promised, as the heading of the page.'),
  lead: text(220).describe('What to write.'),
});

export const contactWaysSchema = z.record(z.string(), contactWay);

export type ContactWay = z.input<typeof contactWay>;
export type ContactForm = z.input<typeof contactFormSchema>;
