/** Texts of both contact forms. `{count}` and `{fields}` are replaced. */
export const formWords = {
  counter: {
    left: { one: '1 character left', other: '{count} characters left' },
    over: { one: '1 character too many', other: '{count} characters too many' },
  },
  summary: { one: 'Please check one field: {fields}', other: 'Please check {count} fields: {fields}' },
  /** The confirmation that replaces a sent form; exact texts (R2.49). */
  sent: { title: 'Message Sent', text: 'A member of our team will be in touch with you shortly.' },
} as const;
