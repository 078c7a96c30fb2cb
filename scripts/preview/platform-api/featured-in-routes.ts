import { Hono } from 'hono';
import { answerEndpoint } from './answer-endpoint.ts';
import type { ApiEnv, ApiServices } from './api-env.ts';
import { mediaUrl } from './media-routes.ts';

const pressCount = 7;

/** The "featured in" strip: logos of invented papers, each with a link to a host that never exists. */
export function createFeaturedInRoutes(services: ApiServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  answerEndpoint(app, services, 'featuredIn', {
    answer: (c) =>
      c.json(
        Array.from({ length: pressCount }, (_, index) => ({
          link: `https://press-${index + 1}.example/private-markets`,
          image: mediaUrl(c, `press-${index + 1}.svg`),
        })),
      ),
  });
  return app;
}
