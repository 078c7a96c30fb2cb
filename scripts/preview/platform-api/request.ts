import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import { site } from '#content/site.ts';

/** The Node request and answer below each call: some faults act on the connection itself. */
export interface ApiEnv {
  Bindings: HttpBindings;
}

export interface FieldError {
  readonly description: string;
  readonly field?: string;
}

/** The platform's answer to a request that it does not take: 400 and a list (R7.11). */
export const refusal = (errors: readonly FieldError[], status = 400): Response =>
  Response.json(refusalList(errors), { status });

export const refusalList = (errors: readonly FieldError[]) =>
  errors.map(({ description, field }) => (field ? { description, data: { field } } : { description }));

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

/**
 * The partner that an address names: the labels before the brand host or `localhost`, the whole host when
 * it is foreign, `''` for the main host. `address` is a host, perhaps with a port, a path or a last dot.
 */
export function partnerNameOf(address: string): string {
  const [authority = ''] = address.toLowerCase().split('/');
  const host = authority.replace(/:\d+$/, '').replace(/\.$/, '');
  for (const main of [site.brandHost, 'localhost']) {
    if (host === main) return '';
    if (host.endsWith(`.${main}`)) return host.slice(0, -main.length - 1);
  }
  return host;
}

/** The host name of the page that calls: from `Origin` when it is on another host, else from the address. */
export function callerHost(c: Context): string {
  const origin = c.req.header('Origin') ?? '';
  return new URL(URL.canParse(origin) ? origin : c.req.url).hostname;
}

/** The partner on whose page a call is made, for the calls that do not name it themselves. */
export function callerPartner(c: Context): string {
  return partnerNameOf(callerHost(c));
}
