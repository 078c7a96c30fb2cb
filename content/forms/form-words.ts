/** Words that both contact forms use. `{count}` and `{fields}` are filled in. */
export const formWords = {
  counter: {
    left: { one: '1 character left', other: '{count} characters left' },
    over: { one: '1 character too many', other: '{count} characters too many' },
  },
  summary: { one: 'Please check one field: {fields}', other: 'Please check {count} fields: {fields}' },
  /** What stands in the place of a form that was sent; fixed (R2.49). */
  sent: { title: 'Message Sent', text: 'A member of our team will be in touch with you shortly.' },
} as const;
