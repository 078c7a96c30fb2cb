import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The Node request and answer below each call: some faults act on the connection itself. */
export interface ApiEnv {
  Bindings: HttpBindings;
}

/** One thing that is wrong with what was sent. `field` is the name of the payload's field. */
export interface Complaint {
  readonly description: string;
  readonly field?: string;
}

/** The platform's answer to a request that it does not take: 400 and a list (R7.11). */
export function refusal(complaints: readonly Complaint[], status = 400): Response {
  const list = complaints.map(({ description, field }) =>
    field === undefined ? { description } : { description, data: { field } },
  );
  return Response.json(list, { status });
}

/** The JSON object that a call carries; `undefined` when it carries anything else, or names another type. */
export async function readJsonObject(c: Context): Promise<Record<string, unknown> | undefined> {
  const contentType = c.req.header('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(contentType)) return undefined;
  const value: unknown = await c.req.json().catch(() => undefined);
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
