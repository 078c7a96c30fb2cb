import type { Context } from 'hono';

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
