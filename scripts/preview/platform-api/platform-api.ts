import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { site } from '#content/site.ts';
import { createPreviewStyles } from '../preview-pages.ts';
import type { ApiEnv } from './request.ts';
import { addThirdPartyRoutes } from './third-party-routes.ts';
import { addContactRoutes } from './contact/contact-routes.ts';
import { addFaultRoutes, type ApiServices, createFaultBoard } from './faults.ts';
import { addFeaturedInRoutes, addMediaRoutes } from './media-routes.ts';
import { addMessageRoutes, createMessageStore } from './contact/messages.ts';
import { addPartnerRoutes, addProjectRoutes } from './partner-routes.ts';

/**
 * The sample of the platform's API: the contract (R7.3 to R7.11) with invented data, and faults on request.
 * Messages of the contact forms are appended to `messagesFile`.
 */
export function createPlatformApi({ messagesFile }: { readonly messagesFile: string }): Hono<ApiEnv> {
  const services: ApiServices = { faults: createFaultBoard(), messages: createMessageStore(messagesFile) };
  const app = new Hono<ApiEnv>();
  app.use(siteCors);
  addFeaturedInRoutes(app, services);
  addPartnerRoutes(app, services);
  addProjectRoutes(app, services);
  addContactRoutes(app, services);
  addThirdPartyRoutes(app, services);
  addMediaRoutes(app);
  addMessageRoutes(app, services);
  addFaultRoutes(app, services);
  app.route('/', createPreviewStyles());
  app.notFound((c) => c.json({ message: 'Not found' }, 404));
  return app;
}

const siteCors = cors({
  origin: (origin) => (isSiteOrigin(origin) ? origin : null),
  allowMethods: ['GET', 'POST', 'DELETE'],
  allowHeaders: ['Content-Type'],
  maxAge: 600,
});

function isSiteOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  if (hostname === '127.0.0.1' || isAtOrBelow(hostname, 'localhost')) return true;
  return protocol === 'https:' && isAtOrBelow(hostname, site.brandHost);
}

function isAtOrBelow(hostName: string, parent: string): boolean {
  return hostName === parent || hostName.endsWith(`.${parent}`);
}
