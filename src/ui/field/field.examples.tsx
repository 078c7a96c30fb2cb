import { Field } from './field.tsx';
import type { Examples } from '#src/ui/examples.ts';

const subjects = [
  'General Inquiry',
  'Demo Request',
  'Enterprise Sales',
  'Technical Support',
  'Partnership Support',
];

const counter = {
  limit: 250,
  label: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
};

export const examples = {
  input: <Field label="Full name" name="name" autoComplete="name" />,
  'input with hint': (
    <Field
      label="Work email"
      name="email"
      type="email"
      hint="We answer to this address."
      autoComplete="email"
    />
  ),
  'input with note and value': (
    <Field label="Company" note="optional" name="company" defaultValue="Sidra Partners" />
  ),
  'input with error': (
    <Field
      label="Work email"
      type="email"
      name="wrong-email"
      defaultValue="sidra@"
      error="Invalid email format"
    />
  ),
  'input with hint and long error': (
    <Field
      label="Phone"
      type="tel"
      name="phone"
      hint="With the country code."
      error="Enter a valid phone number: a plus sign, the country code and five to fourteen digits."
    />
  ),
  'input with leading text': (
    <Field label="Phone" type="tel" name="led-phone" leadingText="+971" defaultValue="50 000 0000" />
  ),
  'input read-only': <Field label="Reference" name="reference" defaultValue="Demo request" readOnly />,
  select: (
    <Field as="select" label="Subject" name="subject">
      {subjects.map((subject) => (
        <option key={subject}>{subject}</option>
      ))}
    </Field>
  ),
  'select with error': (
    <Field as="select" label="I am" name="role" error="Please select your role">
      <option value="">Choose one</option>
    </Field>
  ),
  'textarea near its limit': (
    <Field
      as="textarea"
      label="Message"
      name="near"
      counter={counter}
      defaultValue={'Fundraising. '.repeat(17)}
    />
  ),
  'textarea over its limit': (
    <Field
      as="textarea"
      label="Message"
      name="over"
      counter={counter}
      error="Message cannot exceed 250 characters"
      defaultValue={'Fundraising. '.repeat(20)}
    />
  ),
} satisfies Examples;
