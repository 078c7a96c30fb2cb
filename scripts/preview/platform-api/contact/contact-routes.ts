import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';

import { contactRoles } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { faultOfMail } from './contact-faults.ts';
import { complaintsAbout, contactSpRules, contactUsRules } from './contact-rules.ts';
import { answerEndpoint, type ApiServices } from '../endpoint.ts';
import { type ApiEnv, callerHost, readJsonObject, refusal } from '../request.ts';

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
    sentinel: async (c) => faultOfMail((await readJsonObject(c))?.email),
    answer: async (c) => {
      const payload = await readJsonObject(c);
      if (!payload) return refusal([{ description: 'The payload must be a JSON object' }]);
      const complaints = complaintsAbout(payload, rules);
      if (complaints.length > 0) return refusal(complaints);
      const receivedAt = new Date().toISOString();
      await services.messages.add({ receivedAt, endpoint: id, host: callerHost(c), payload });
      return c.json({ receivedAt }, 201);
    },
  });
}
