import { Hono } from 'hono';
import { z } from 'zod';
import type { ApiEnv, ApiServices } from '#scripts/preview/platform-api/api-env.ts';
import { faultSchema } from './fault-board.ts';
import { readJsonObject } from '#scripts/preview/platform-api/read-json-object.ts';

/** The switchboard of faults for tests: POST sets one, DELETE resets all, GET lists what is set. */
export function createFaultRoutes({ faults }: ApiServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/__faults', (c) => c.json(faults.list()));
  app.delete('/__faults', (c) => {
    faults.reset();
    return c.body(null, 204);
  });
  app.post('/__faults', async (c) => {
    const result = faultSchema.safeParse(await readJsonObject(c));
    if (!result.success) return c.text(`${z.prettifyError(result.error)}\n`, 400);
    faults.set(result.data);
    return c.body(null, 204);
  });
  return app;
}
