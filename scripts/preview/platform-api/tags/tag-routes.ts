import { Hono } from 'hono';
import type { ApiEnv, ApiServices } from '#scripts/preview/platform-api/api-env.ts';
import { answerFault } from '#scripts/preview/platform-api/faults/fault-answers.ts';
import { callerHost } from '#scripts/preview/platform-api/partners/partner-name.ts';
import { tagStandIn } from './tag-stand-in.ts';

const MOST_HITS = 200;

/** Stands in for the host of the analytics and advertising tags, and keeps the hits: `/hits` shows them. */
export function createTagRoutes({ faults }: ApiServices): Hono<ApiEnv> {
  const hits: Record<string, string>[] = [];
  const app = new Hono<ApiEnv>();
  app.get('/gtag/js', async (c) => {
    const fault = faults.find('tag', callerHost(c));
    const faulty = fault && (await answerFault(c, 'tag', fault));
    return (
      faulty ?? c.body(tagStandIn, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
    );
  });
  app.post('/g/collect', (c) => {
    hits.unshift(c.req.query());
    hits.length = Math.min(hits.length, MOST_HITS);
    return c.body(null, 204);
  });
  app.get('/hits', (c) => c.json(hits));
  return app;
}
