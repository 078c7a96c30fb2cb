/**
 * The subjects of a message (R3.3): id → what the platform gets, in every language. The first is the default;
 * a link can select another one. Forms show the labels of forms/contact-form.ts.
 */
export const contactSubjects = {
  'general-inquiry': 'General Inquiry',
  'demo-request': 'Demo Request',
  'enterprise-sales': 'Enterprise Sales',
  'technical-support': 'Technical Support',
  'partnership-support': 'Partnership Support',
} as const;

export type ContactSubject = keyof typeof contactSubjects;

export const contactSubjectIds = Object.keys(contactSubjects).filter(
  (id): id is ContactSubject => id in contactSubjects,
);
