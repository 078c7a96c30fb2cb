import { Hono } from 'hono';
import { answerEndpoint } from './answer-endpoint.ts';
import type { ApiEnv, ApiServices } from './api-env.ts';
import { mediaUrl } from './media-routes.ts';
import { featuredIn } from '#scripts/preview/platform-api/sample-data/sample-data.ts';

/** The "featured in" strip. */
export function createFeaturedInRoutes(services: ApiServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  answerEndpoint(app, services, 'featuredIn', {
    answer: (c) => c.json(featuredIn.map(({ link, image }) => ({ link, image: mediaUrl(c, image) }))),
  });
  return app;
}
