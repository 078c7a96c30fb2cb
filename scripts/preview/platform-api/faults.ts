import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { z } from 'zod';

import { type EndpointId, endpoints } from '#src/api/endpoints.ts';
import type { MessageStore } from './contact/messages.ts';
import { type ApiEnv, callerHost, readJsonObject } from './request.ts';

export type FaultTarget = EndpointId | 'captcha' | 'tag';

const slowDelayMs = 1500;

const emptyAnswers: Readonly<Record<FaultTarget, unknown>> = {
  featuredIn: [],
  contactUs: {},
  subdomainExists: { exists: false, redirect: false },
  partnerConfig: {},
  statistics: {},
  featuredProjects: { content: [] },
  contactRoles: [],
  contactSp: {},
  captcha: '',
  tag: '',
};

const refused = (status: number, message: string) => () => Response.json({ message }, { status });
const json = (body: string) => () => new Response(body, { headers: { 'Content-Type': 'application/json' } });

type FaultAnswer = (c: Context<ApiEnv>, id: FaultTarget) => Response | Promise<Response | undefined>;

const faultAnswers = {
  '404': refused(404, 'Not found'),
  '429': refused(429, 'Too many requests'),
  '500': refused(500, 'Internal server error'),
  '503': refused(503, 'Service unavailable'),
  slow: () => delay(slowDelayMs, undefined),
  hang: async (c) => {
    // Until the connection is closed, by the client or by the end of the server.
    await new Promise((resolve) => c.env.outgoing.once('close', resolve));
    return c.body(null);
  },
  drop: (c) => {
    c.env.incoming.socket.destroy();
    return c.body(null);
  },
  html: (c) => c.html('<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'),
  blank: json(''),
  'broken-json': json('{"content": ['),
  null: json('null'),
  empty: (_c, id) => Response.json(emptyAnswers[id]),
} as const satisfies Readonly<Record<string, FaultAnswer>>;

type FaultMode = keyof typeof faultAnswers;

const faultModes = Object.keys(faultAnswers).filter((mode): mode is FaultMode => mode in faultAnswers);

const scope = {
  endpoint: z.string().refine(isFaultTarget, 'must be an id of the endpoint table, captcha or tag'),
  host: z.string().toLowerCase().optional().describe('Only for pages on this host name; absent: for all.'),
};

const customAnswer = z.strictObject({
  ...scope,
  mode: z.literal('answer'),
  status: z.int().min(200).max(599).default(200),
  contentType: z.string().default('application/json'),
  body: z.string().describe('The bytes of the answer, as they are.'),
});

export const faultSchema = z.discriminatedUnion('mode', [
  z.strictObject({ ...scope, mode: z.enum(faultModes) }),
  customAnswer,
]);

export type Fault = z.infer<typeof faultSchema>;

export type FaultKind =
  | { readonly mode: FaultMode }
  | Pick<z.infer<typeof customAnswer>, 'mode' | 'status' | 'contentType' | 'body'>;

export type FaultBoard = ReturnType<typeof createFaultBoard>;

/** The faults that tests set: at most one for each endpoint and host, the last. */
export function createFaultBoard() {
  const faults = new Map<string, Fault>();
  const keyOf = (endpoint: string, host = '*') => `${endpoint} ${host}`;
  return {
    set: (fault: Fault) => void faults.set(keyOf(fault.endpoint, fault.host), fault),
    reset: () => faults.clear(),
    list: () => [...faults.values()],
    /** The fault for a call from a page on `host`; one set for that host comes before one for all hosts. */
    find: (endpoint: FaultTarget, host: string): FaultKind | undefined =>
      faults.get(keyOf(endpoint, host)) ?? faults.get(keyOf(endpoint)),
  };
}

function isFaultTarget(value: string): value is FaultTarget {
  return value === 'captcha' || value === 'tag' || Object.hasOwn(endpoints, value);
}

const bodiless = new Set([204, 205, 304]);

/** The answer of a fault; `undefined` when the correct answer follows, late. */
export async function answerFault(
  c: Context<ApiEnv>,
  id: FaultTarget,
  fault: FaultKind,
): Promise<Response | undefined> {
  if (fault.mode !== 'answer') {
    const respond: FaultAnswer = faultAnswers[fault.mode];
    return respond(c, id);
  }
  const { status, body, contentType } = fault;
  return new Response(bodiless.has(status) ? null : body, {
    status,
    headers: { 'Content-Type': contentType },
  });
}

export interface ApiServices {
  readonly faults: FaultBoard;
  readonly messages: MessageStore;
}

export interface EndpointAnswer {
  readonly answer: (c: Context<ApiEnv>) => Response | Promise<Response>;
  readonly inputFault?: (c: Context<ApiEnv>) => FaultKind | undefined | Promise<FaultKind | undefined>;
}

/** Adds one call of the contract to `app`. A fault replaces or delays the correct answer. */
export function answerEndpoint(
  app: Hono<ApiEnv>,
  { faults }: ApiServices,
  id: EndpointId,
  { answer, inputFault }: EndpointAnswer,
): void {
  const { method, path } = endpoints[id];
  app.on(method, path, async (c) => {
    const fault = faults.find(id, callerHost(c)) ?? (await inputFault?.(c));
    const faulty = fault ? await answerFault(c, id, fault) : undefined;
    return faulty ?? answer(c);
  });
}

/** Faults for tests: POST sets one, DELETE resets all, GET lists them. */
export function addFaultRoutes(app: Hono<ApiEnv>, { faults }: { readonly faults: FaultBoard }): void {
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
}
