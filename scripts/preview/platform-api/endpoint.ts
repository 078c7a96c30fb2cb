import type { Context, Hono } from 'hono';

import { type EndpointId, endpoints } from '#src/api/endpoints.ts';
import type { MessageStore } from './contact/messages.ts';
import { answerFault, type FaultBoard, type FaultKind } from './faults.ts';
import { type ApiEnv, callerHost } from './request.ts';

/** What the groups of endpoints share. */
export interface ApiServices {
  readonly faults: FaultBoard;
  readonly messages: MessageStore;
}

export interface EndpointAnswer {
  readonly answer: (c: Context<ApiEnv>) => Response | Promise<Response>;
  /** The fault that the input itself asks for, when it does. */
  readonly sentinel?: (c: Context<ApiEnv>) => FaultKind | undefined | Promise<FaultKind | undefined>;
}

/** Adds one call of the contract to `app`. A fault that was asked for comes before the true answer. */
export function answerEndpoint(
  app: Hono<ApiEnv>,
  { faults }: ApiServices,
  id: EndpointId,
  { answer, sentinel }: EndpointAnswer,
): void {
  const { method, path } = endpoints[id];
  app.on(method, path, async (c) => {
    const fault = faults.find(id, callerHost(c)) ?? (await sentinel?.(c));
    const faulty = fault ? await answerFault(c, id, fault) : undefined;
    return faulty ?? answer(c);
  });
}
