import type { ContactForm } from '#src/model/contact-form.schema.ts';

/** Texts and limits of the form on the contact page (R5.1, R8.1, R8.2). */
export const contactForm = {
  heading: 'Send us a message',
  demo: 'Request a demo',
  optional: 'optional',
  fields: {
    name: 'Full Name',
    email: 'Email',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
  },
  subjects: {
    'general-inquiry': 'General Inquiry',
    'demo-request': 'Demo Request',
    'enterprise-sales': 'Enterprise Sales',
    'technical-support': 'Technical Support',
    'partnership-support': 'Partnership Support',
  },
  limits: { name: 40, company: 50, message: 250 },
  errors: {
    name: { missing: 'Full name is required', invalid: 'Full name cannot exceed 40 characters' },
    email: { missing: 'Email is required', invalid: 'Enter an address such as name@company.com' },
    company: { invalid: 'Company cannot exceed 50 characters' },
    message: { missing: 'Message is required', invalid: 'Message cannot exceed 250 characters' },
  },
  sending: 'Sending...',
  again: 'Send another message',
  privacy: 'How we handle your data',
  sent: "Your message was sent! We'll be in touch soon.",
  failed: 'Something went wrong. Please try again later.',
  unavailable: {
    title: 'Your message was not sent',
    text: 'The spam check could not be loaded; your browser or network may be blocking it. Your message is still here. Try again, or send it by email.',
    mail: 'Email',
  },
  withoutForm: {
    title: 'The form is not available',
    text: 'It needs JavaScript, which is switched off or did not load. Please email or call instead.',
  },
} as const satisfies ContactForm;
