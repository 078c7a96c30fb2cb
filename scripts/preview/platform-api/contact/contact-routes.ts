import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';

import { contactRoles } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { fieldErrorsOf, contactSpRules, contactUsRules } from './contact-rules.ts';
import { answerEndpoint, type ApiServices, type FaultKind } from '../faults.ts';
import {
  type ApiEnv,
  callerHost,
  type FieldError,
  readJsonObject,
  refusal,
  refusalList,
} from '../request.ts';

const bodyWithinLimit = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => refusal([{ description: 'The message is too large' }], 413),
});

/** Roles of the contact form, and the two calls that take a message. */
export function addContactRoutes(app: Hono<ApiEnv>, services: ApiServices): void {
  answerEndpoint(app, services, 'contactRoles', { answer: (c) => c.json(contactRoles) });
  addContactCall(app, services, 'contactUs', contactUsRules);
  addContactCall(app, services, 'contactSp', contactSpRules);
}

function addContactCall(
  app: Hono<ApiEnv>,
  services: ApiServices,
  id: 'contactUs' | 'contactSp',
  rules: z.ZodType,
): void {
  app.use(endpoints[id].path, bodyWithinLimit);
  answerEndpoint(app, services, id, {
    inputFault: async (c) => faultOfMail((await readJsonObject(c))?.email),
    answer: async (c) => {
      const payload = await readJsonObject(c);
      if (!payload) return refusal([{ description: 'The payload must be a JSON object' }]);
      const errors = fieldErrorsOf(payload, rules);
      if (errors.length > 0) return refusal(errors);
      const receivedAt = new Date().toISOString();
      await services.messages.add({ receivedAt, endpoint: id, host: callerHost(c), payload });
      return c.json({ receivedAt }, 201);
    },
  });
}

/** The part of a mail address before the `@` selects a fault. */
const faultByMailbox = new Map<string, FaultKind>([
  ['fail-429', { mode: '429' }],
  ['fail-500', { mode: '500' }],
  ['fail-503', { mode: '503' }],
  ['fail-list', refusedWith([{ description: 'This address cannot be used.', field: 'email' }])],
  ['fail-company', refusedWith([{ description: 'This company is not known.', field: 'userCompany' }])],
  ['fail-form', refusedWith([{ description: 'Messages are not accepted at the moment.' }])],
  ['fail-markup', refusedWith([{ description: '<b onclick="alert(1)">Not</b> accepted.', field: 'email' }])],
  ['fail-html', answerOf(400, 'text/html', '<!doctype html><title>Error</title><h1>Bad request</h1>')],
  ['ok-broken', { mode: 'broken-json' }],
  ['hang', { mode: 'hang' }],
  ['drop', { mode: 'drop' }],
  ['slow', { mode: 'slow' }],
]);

function faultOfMail(address: unknown): FaultKind | undefined {
  if (typeof address !== 'string') return undefined;
  const [mailbox = ''] = address.trim().toLowerCase().split('@');
  return faultByMailbox.get(mailbox);
}

function refusedWith(errors: readonly FieldError[]): FaultKind {
  return answerOf(400, 'application/json', JSON.stringify(refusalList(errors)));
}

function answerOf(status: number, contentType: string, body: string): FaultKind {
  return { mode: 'answer', status, contentType, body };
}
