import { describe, expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { ApiError } from '#src/api/call-api.ts';
import { MessageRefusal } from '#src/api/send-message.ts';
import { isPhoneNumber, type PhoneValue, readPhone } from '#src/ui/phone-field/phone-number.ts';
import {
  cleanValues,
  type ContactField,
  findErrors,
  limitCounter,
  mailLink,
  messageFailure,
  messageFields,
  pageFields,
  payloadOf,
} from './contact-messages.ts';

type Typed = Readonly<Record<string, string>>;

function valuesOf(fields: readonly ContactField[], typed: Typed) {
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  return cleanValues(fields, form);
}

const errorsOf = (fields: readonly ContactField[], typed: Typed) =>
  Object.fromEntries(findErrors(fields, valuesOf(fields, typed)));

const countries = [
  { code: 'AE', name: 'UAE', callingCode: '971', trunks: ['0'], lengths: [8, 9] },
  { code: 'GB', name: 'United Kingdom', callingCode: '44', trunks: ['0'], lengths: [10] },
  { code: 'US', name: 'United States', callingCode: '1', trunks: ['1'], lengths: [10] },
];

const phoneRules = { read: (value: PhoneValue) => readPhone(value, countries), isValid: isPhoneNumber };

const dialogFields = messageFields(phoneRules, [{ id: 7, name: 'Family office' }]);

/** What may be sent. */
const page = {
  ...{ name: 'Noor Haddad', email: 'noor@sidra.example', company: '' },
  ...{ subject: 'General Inquiry', message: 'Good morning.' },
};
const dialog = {
  firstName: ' Layla ',
  lastName: 'Haddad',
  position: 'Principal ',
  company: ' Sidra Partners',
  email: ' layla@sidra.example',
  contactRole: '7',
  phoneCountry: 'AE',
  phone: '050 123 4567',
  message: '\nWe are <b>raising</b>.\nIn spring.\n',
};
const errorsIn = {
  page: (change: Typed) => errorsOf(pageFields, { ...page, ...change }),
  dialog: (change: Typed) => errorsOf(dialogFields, { ...dialog, ...change }),
};

it('the form of the contact page requires a name, an email address and a message (R5.1)', () => {
  const { errors: texts } = contactForm;
  expect(errorsIn.page({})).toEqual({});
  expect(errorsIn.page({ name: ' ', email: '', message: '\n' })).toEqual({
    name: texts.name.missing,
    email: texts.email.missing,
    message: texts.message.missing,
  });
  expect(errorsIn.page({ email: 'noor@sidra' })).toEqual({ email: texts.email.invalid });
});

it('the fields of the dialog are all required, with the messages of R5.5 to R5.9', () => {
  expect(errorsIn.dialog({})).toEqual({});
  const empty = Object.fromEntries(Object.keys(dialog).map((name) => [name, '']));
  expect(errorsIn.dialog(empty)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    position: 'Position is required',
    company: 'Company name is required',
    email: 'Work email is required',
    contactRole: 'Please select your role',
    phone: 'Enter a valid phone number',
    message: 'Message is required',
  });
  expect(errorsIn.dialog({ email: 'layla@sidra', phone: '+0501234567' })).toEqual({
    email: 'Invalid email format',
    phone: 'Enter a valid phone number',
  });
  const withoutRoles = messageFields(phoneRules);
  expect(errorsOf(withoutRoles, { ...dialog, contactRole: '' })).toEqual({});
});

it.each([
  ['page', 'name', 40, 'Full name cannot exceed 40 characters'],
  ['page', 'company', 50, 'Company cannot exceed 50 characters'],
  ['page', 'message', 250, 'Message cannot exceed 250 characters'],
  ['dialog', 'firstName', 20, 'First name cannot exceed 20 characters'],
  ['dialog', 'lastName', 20, 'Last name cannot exceed 20 characters'],
  ['dialog', 'position', 50, 'Position cannot exceed 50 characters'],
  ['dialog', 'company', 50, 'Company name cannot exceed 50 characters'],
  ['dialog', 'message', 250, 'Message cannot exceed 250 characters'],
] as const)('the %s limits %s to %i characters (R5.6, R5.7, R9.7, F-A32)', (form, name, limit, error) => {
  expect(errorsIn[form]({ [name]: 'a'.repeat(limit) })).toEqual({});
  expect(errorsIn[form]({ [name]: 'a'.repeat(limit + 1) })).toEqual({ [name]: error });
});

it.each([
  ['Enterprise Sales', 'Enterprise Sales', 'one\ntwo', 'one%0D%0Atwo'],
  ['Free lunch', 'General Inquiry', 'one\rtwo', 'one%0D%0Atwo'],
  ['', 'General Inquiry', 'one\r\ntwo', 'one%0D%0Atwo'],
  ['demo request', 'General Inquiry', '\ud83d', '%EF%BF%BD'],
])(
  'the page sends and mails for the subject %j %s, with the text %j (F-T2)',
  (typed, subject, message, body) => {
    const values = valuesOf(pageFields, { ...page, subject: typed, message });
    const { name, email, company } = page;
    expect(payloadOf(pageFields, values)).toEqual({
      ...{ name, email, userCompany: company, subject, message: values('message') },
    });
    const query = `subject=${encodeURIComponent(subject)}&body=${body}`;
    expect(mailLink(values)).toBe(`mailto:${site.email.general}?${query}`);
  },
);

describe('the payload of the dialog', () => {
  const payload = (change: Typed) =>
    payloadOf(dialogFields, valuesOf(dialogFields, { ...dialog, ...change }));

  it('joins the names and uses the field names of the platform (R3.4, R6.2, R7.11)', () => {
    expect(payload({})).toEqual({
      name: 'Layla Haddad',
      email: 'layla@sidra.example',
      message: 'We are <b>raising</b>.\nIn spring.',
      userCompany: 'Sidra Partners',
      userPosition: 'Principal',
      phoneDto: { number: '+971501234567', countryCode: 'AE' },
      userContactRole: 7,
    });
  });

  it.each(['', '8'])('omits the role %j, which is none of the list', (contactRole) => {
    expect(JSON.stringify(payload({ contactRole }))).not.toContain('userContactRole');
  });

  it.each([
    ['202 555 0123', '+12025550123', 'US'],
    ['+44 20 7946 0000', '+442079460000', 'GB'],
  ])('sends %s with a country when none is chosen', (phone, number, countryCode) => {
    expect(payload({ phoneCountry: '', phone })).toMatchObject({ phoneDto: { number, countryCode } });
  });
});

describe('messageFailure', () => {
  it.each([
    ['name', 'firstName'],
    ['userCompany', 'company'],
    ['userContactRole', 'contactRole'],
    ['phoneDto.number', 'phone'],
    ['lastName', 'lastName'],
    ['userEmail', 'email'],
    [undefined, undefined],
    ['favouriteColour', undefined],
    ['__proto__', undefined],
  ])('shows a complaint about %s under %s too, or for the whole form (R8.3, F-A24)', (asked, field) => {
    const failure = messageFailure(new MessageRefusal('Not this.', asked), dialogFields);
    expect(failure).toEqual({ notice: 'Not this.', field });
  });

  const fixed = 'Failed to send your message. Please try again.';
  const unreached = `Failed to fetch. ${messageForm.unreached}`;

  it.each([
    ['a call that timed out and says nothing', new ApiError('contactSp', 'timeout'), fixed],
    ['a bad status', new ApiError('contactSp', 'status', 502, { cause: new Error('cut') }), fixed],
    ['a refusal without words', new MessageRefusal(' ', undefined), fixed],
    ['a thrown string', 'nothing', fixed],
    ['any other error', new Error('The moon is in the way.'), 'The moon is in the way.'],
    [
      'a network failure',
      new ApiError('contactSp', 'network', undefined, { cause: new TypeError('Failed to fetch') }),
      unreached,
    ],
    [
      'a timeout',
      new ApiError('contactSp', 'timeout', undefined, { cause: new DOMException('Failed to fetch.') }),
      unreached,
    ],
  ])('for %s shows the right text (R8.4, F-A26)', (_name, error, notice) => {
    expect(messageFailure(error, dialogFields)).toEqual({ notice, field: undefined });
  });
});

it('the counter counts the characters that are sent, and says how many are left (R5.3)', () => {
  const { count, label } = limitCounter(250, 'lines');
  expect(count(' a\u0000b\u200b\n ')).toBe(2);
  expect([12, 1, 0, -1].map(label)).toEqual([
    ...['12 characters left', '1 character left', '0 characters left', '1 character too many'],
  ]);
});

/** The text of one field as it is sent, or why it cannot be sent. */
function read(kind: ContactField['kind'], typed: string, limit?: number): string {
  const errors = { missing: 'missing', invalid: 'invalid' };
  const fields = [{ name: 'field', label: 'Field', kind, errors, ...(limit && { limit }) }] as const;
  const values = valuesOf(fields, { field: typed });
  return findErrors(fields, values).get('field') ?? values('field');
}

it.each([
  ['line', 'لی\u200cلی\u2028Haddad\u0085-\u000bKhan ', 'لی\u200cلی Haddad - Khan'],
  ['lines', ' One\r\ntwo\ud83d\u202e ', 'One\ntwo\ufffd'],
  ['address', ' <ليلى@مثال.امارات>; ', 'ليلى@مثال.امارات'],
  ['address', 'mailto:layla@sidra.exam\u00adple,', 'layla@sidra.example'],
] as const)('a field of the kind %s is cleaned: %j', (kind, typed, sent) => {
  expect(read(kind, typed)).toBe(sent);
});

it('any kind of white space is treated as empty (F-A32)', () => {
  for (const blank of ['', ' \u00a0\u3000\n\t', '\u3164\u2800', '\u200b'])
    for (const kind of ['line', 'lines', 'address', 'phone', 'choice'] as const)
      expect(read(kind, blank)).toBe('missing');
});

it.each(['a', '💧', 'ع', '\u0301'])('a text counts %s once, and no outer spaces (F-A32)', (character) => {
  const longest = character.repeat(20);
  expect(read('line', `  ${longest}\n`, 20)).toBe(longest);
  expect(read('line', `${longest}a`, 20)).toBe('invalid');
});

it.each([
  ...['layla@sidra.example', 'l.haddad+deals@mail.sidra.example', "o'hara@x.co", '1@2.example'],
  ...['_layla-1%a@sidra-partners.example', 'layla@xn--mgbh0fb.xn--mgbaam7a8h', 'jürgen@bücher.example'],
  ...['ليلى@مثال.امارات', '用户@例子.公司', '用户＠例子。公司', 'layla@sidra｡example', 'राम@उदाहरण.भारत'],
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
])('the mail address %s is accepted', (address) => {
  expect(read('address', address)).toBe(address.normalize('NFKC').replace('。', '.'));
});

it.each([
  ...['layla', 'layla@', '@sidra.example', 'layla@sidra', 'ليلى@مثال'],
  // Dots in a row, or at an end.
  ...['layla@.example', 'layla@sidra.example.', 'layla@sidra..example'],
  ...['layla..h@sidra.example', '.layla@sidra.example', 'layla.@sidra.example'],
  // Two addresses, and signs between them.
  ...['a b@sidra.example', 'layla@sidra partners.example', 'a@b@sidra.example', 'layla@sidra,example'],
  ...['layla,omar@sidra.example', 'layla@sidra.example;omar@sidra.example', 'layla@sidra،example'],
  // What other mail programs write.
  ...['layla(home)@sidra.example', 'layla@[192.168.0.1]', 'layla@192.168.0.1', 'layla<x>@sidra.example'],
  ...['"layla h"@sidra.example', '“layla”@sidra.example', 'layla\\h@sidra.example'],
  // No name of a host.
  ...['layla@-sidra.example', 'layla@sidra-.example', 'layla@sidra.-example', 'layla@sidra.example-'],
  ...['layla@sidra_partners.example', 'layla@sidra.example:25', 'layla@sidra.example/x'],
  // Too long.
  ...[`${'a'.repeat(65)}@sidra.example`, `layla@${'b'.repeat(64)}.example`],
  `layla@${`${'b'.repeat(60)}.`.repeat(4)}example`,
])('the mail address %s is refused', (address) => {
  expect(read('address', address)).toBe('invalid');
});
