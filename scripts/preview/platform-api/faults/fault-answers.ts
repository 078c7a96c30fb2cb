import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ApiEnv } from '#scripts/preview/platform-api/api-env.ts';
import type { FaultKind, FaultMode, FaultTarget } from './fault-board.ts';

const slowDelayMs = 2000;

const statusTexts = {
  '400': 'Bad request',
  '404': 'Not found',
  '429': 'Too many requests',
  '500': 'Internal server error',
  '503': 'Service unavailable',
} as const;

/** What an endpoint answers when it has nothing to say: right in shape, empty in content. */
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

/** Makes the fault happen. `undefined` means that the true answer follows, late. */
export async function answerFault(
  c: Context<ApiEnv>,
  id: FaultTarget,
  fault: FaultKind,
): Promise<Response | undefined> {
  if (fault.mode === 'answer') {
    return new Response(isBodiless(fault.status) ? null : fault.body, {
      status: fault.status,
      headers: { 'Content-Type': fault.contentType },
    });
  }
  return namedFault(c, id, fault.mode);
}

async function namedFault(
  c: Context<ApiEnv>,
  id: FaultTarget,
  mode: FaultMode,
): Promise<Response | undefined> {
  switch (mode) {
    case '400':
    case '404':
    case '429':
    case '500':
    case '503':
      return Response.json({ message: statusTexts[mode] }, { status: Number(mode) });
    case 'slow':
      await delay(slowDelayMs);
      return undefined;
    case 'hang':
      await untilClientLeaves(c);
      return c.body(null);
    case 'drop':
      c.env.incoming.socket.destroy();
      return c.body(null);
    case 'html':
      return c.html('<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>');
    case 'blank':
      return c.body('', 200, { 'Content-Type': 'application/json' });
    case 'broken-json':
      return c.body('{"content": [', 200, { 'Content-Type': 'application/json' });
    case 'null':
      return c.json(null);
    case 'empty':
      return Response.json(emptyAnswers[id]);
  }
}

/** Resolves when the connection is closed, by the client or by the end of the server. */
function untilClientLeaves(c: Context<ApiEnv>): Promise<void> {
  return new Promise((resolve) => c.env.outgoing.once('close', resolve));
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
