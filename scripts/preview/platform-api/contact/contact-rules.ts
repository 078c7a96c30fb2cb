import { z } from 'zod';

import { contactRoles } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import type { FieldError } from '../request.ts';

/** Limits (R5.1, R5.6, R5.7). A full name of the longer form is two names of 20 and a space. */
const limits = { fullName: 40, joinedName: 41, company: 50, position: 50, message: 250 };

const subjects = [
  'General Inquiry',
  'Demo Request',
  'Enterprise Sales',
  'Technical Support',
  'Partnership Support',
];

const email = z.string('Email must be a text').regex(/^[^\s@]+@[^\s@]+$/, 'Email must look like an address');

function optionalText(label: string, max: number) {
  return z
    .string(`${label} must be a text`)
    .refine((value) => Array.from(value).length <= max, `${label} cannot exceed ${max} characters`);
}

function requiredText(label: string, max: number) {
  return optionalText(label, max).refine((value) => value.trim() !== '', `${label} is required`);
}

function oneOf(label: string, values: readonly string[]) {
  return z
    .string(`${label} must be a text`)
    .refine((value) => values.includes(value), `${label} is not known`);
}

/** The simple form. The token is optional here: the captcha decides whether it is required. */
export const contactUsRules = z.strictObject({
  name: requiredText('Full name', limits.fullName),
  email,
  userCompany: optionalText('Company', limits.company).optional(),
  subject: oneOf('Subject', subjects),
  message: requiredText('Message', limits.message),
  reCaptchaToken: z.string('reCaptchaToken must be a text').optional(),
});

/** The longer form. It can be sent without a role, because the list of roles may have failed to load. */
export const contactSpRules = z.strictObject({
  name: requiredText('Name', limits.joinedName),
  email,
  message: requiredText('Message', limits.message),
  userCompany: requiredText('Company name', limits.company),
  userPosition: requiredText('Position', limits.position),
  phoneDto: z.strictObject(
    {
      number: z
        .string('Phone number must be a text')
        .regex(/^\+[1-9]\d{5,14}$/, 'Enter a valid phone number'),
      countryCode: z
        .string('Country code must be a text')
        .regex(/^[A-Z]{2}$/, 'Country code must be two capitals'),
    },
    'phoneDto must be an object',
  ),
  type: oneOf('Type', ['demo', 'contact']),
  role: oneOf('Role', ['partner', 'visitor']),
  userContactRole: oneOf('Contact role', ['', ...contactRoles.map((role) => role.id)]).nullish(),
});

/** The errors of a payload in the order of its fields. */
export function fieldErrorsOf(payload: unknown, rules: z.ZodType): FieldError[] {
  const issues = rules.safeParse(payload).error?.issues ?? [];
  return issues.flatMap((issue): FieldError[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ description: `${key} is not a field of this call`, field: key }));
    }
    const field = issue.path.join('.');
    return [field ? { description: issue.message, field } : { description: issue.message }];
  });
}
