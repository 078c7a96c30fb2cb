/** Texts of the message dialog. The errors (R5.5 to R5.9) are exact texts. */
export const messageForm = {
  intro: 'Please complete all fields.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    position: 'Position',
    company: 'Company',
    email: 'Work email',
    contactRole: 'I am',
    phone: 'Phone',
    message: 'Message',
  },
  phone: { country: 'Country', group: 'Phone number with country code' },
  roles: {
    choose: 'Select your role',
    loading: 'Loading roles…',
    failed: 'Unable to load roles',
    failedHint: 'You can send your message without a role.',
    retry: 'Try again',
  },
  errors: {
    firstName: {
      missing: 'First name is required',
      invalid: 'First name cannot exceed 20 characters',
    },
    lastName: {
      missing: 'Last name is required',
      invalid: 'Last name cannot exceed 20 characters',
    },
    position: {
      missing: 'Position is required',
      invalid: 'Position cannot exceed 50 characters',
    },
    company: {
      missing: 'Company name is required',
      invalid: 'Company name cannot exceed 50 characters',
    },
    email: { missing: 'Work email is required', invalid: 'Invalid email format' },
    message: {
      missing: 'Message is required',
      invalid: 'Message cannot exceed 250 characters',
    },
    phone: { missing: 'Enter a valid phone number', invalid: 'Enter a valid phone number' },
    contactRole: { missing: 'Please select your role' },
  },
  failed: 'Failed to send your message. Please try again.',
  /** Follows the browser's message of a network error. */
  unreached: 'Your message is still here. Check your connection and try again.',
  submit: 'Send a message',
  sending: 'Sending...',
  byMail: 'Or email',
  done: 'Done',
} as const;
