import { Hono } from 'hono';
import { createPreviewStyles } from '#scripts/preview/preview-styles.ts';
import type { ApiEnv, ApiServices } from './api-env.ts';
import { createCaptchaRoutes } from './captcha-routes.ts';
import { createContactRoutes } from '#scripts/preview/platform-api/contact/contact-routes.ts';
import { createFaultRoutes } from '#scripts/preview/platform-api/faults/fault-routes.ts';
import { createFaultBoard } from '#scripts/preview/platform-api/faults/fault-board.ts';
import { createFeaturedInRoutes } from './featured-in-routes.ts';
import { createMediaRoutes } from './media-routes.ts';
import { createMessageRoutes } from '#scripts/preview/platform-api/contact/message-routes.ts';
import { createMessageStore } from '#scripts/preview/platform-api/contact/message-store.ts';
import { createPartnerRoutes } from '#scripts/preview/platform-api/partners/partner-routes.ts';
import { createProjectRoutes } from '#scripts/preview/platform-api/projects/project-routes.ts';
import { createTagRoutes } from '#scripts/preview/platform-api/tags/tag-routes.ts';
import { siteCors } from './site-origins.ts';

const apiPrefixes = [
  '/file/api/',
  '/user/api/',
  '/project/api/',
  '/media/',
  '/recaptcha/',
  '/gtag/',
  '/g/',
  '/hits',
  '/messages',
  '/__faults',
];

/** Whether the sample API, and not the site, answers a path on a server that has both. */
export function isPlatformApiPath(path: string): boolean {
  return apiPrefixes.some((prefix) => (prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix));
}

/**
 * The sample of the platform's API: the contract (R7.3 to R7.11) with invented data, and faults on request.
 * `messagesFile` takes what the contact forms send.
 */
export function createPlatformApi({ messagesFile }: { readonly messagesFile: string }): Hono<ApiEnv> {
  const services: ApiServices = { faults: createFaultBoard(), messages: createMessageStore(messagesFile) };
  const app = new Hono<ApiEnv>();
  app.use(siteCors);
  for (const routes of [
    createFeaturedInRoutes(services),
    createPartnerRoutes(services),
    createProjectRoutes(services),
    createContactRoutes(services),
    createCaptchaRoutes(services),
    createTagRoutes(services),
    createMediaRoutes(),
    createMessageRoutes(services),
    createFaultRoutes(services),
  ]) {
    app.route('/', routes);
  }
  app.route('/', createPreviewStyles());
  app.notFound((c) => c.json({ message: 'Not found' }, 404));
  return app;
}
