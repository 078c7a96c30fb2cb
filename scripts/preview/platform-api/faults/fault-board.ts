import { z } from 'zod';
import type { EndpointId } from '#src/api/endpoints.ts';
import { endpoints } from '#src/api/endpoints.ts';

/** Ways to fail. Each is described in README.md beside this file. */
export const faultModes = [
  '400',
  '404',
  '429',
  '500',
  '503',
  'hang',
  'drop',
  'slow',
  'html',
  'blank',
  'broken-json',
  'null',
  'empty',
] as const;

export type FaultMode = (typeof faultModes)[number];

/** What can be made to fail: the calls of the platform, and the stand-ins of captcha and tags. */
export type FaultTarget = EndpointId | 'captcha' | 'tag';

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

/** What goes wrong with one call: a named fault, or an answer given in full. */
export type FaultKind =
  | { readonly mode: FaultMode }
  | Pick<z.infer<typeof customAnswer>, 'mode' | 'status' | 'contentType' | 'body'>;

export interface FaultBoard {
  readonly set: (fault: Fault) => void;
  readonly reset: () => void;
  readonly list: () => readonly Fault[];
  /** The fault for a call from a page on `host`; one set for that host comes before one for all hosts. */
  readonly find: (endpoint: FaultTarget, host: string) => FaultKind | undefined;
}

/** Keeps the faults that tests asked for. There is at most one per endpoint and host: the last. */
export function createFaultBoard(): FaultBoard {
  const faults = new Map<string, Fault>();
  const keyOf = (endpoint: string, host: string | undefined) => `${endpoint} ${host ?? '*'}`;
  return {
    set: (fault) => void faults.set(keyOf(fault.endpoint, fault.host), fault),
    reset: () => faults.clear(),
    list: () => [...faults.values()],
    find: (endpoint, host) => faults.get(keyOf(endpoint, host)) ?? faults.get(keyOf(endpoint, undefined)),
  };
}

function isFaultTarget(value: string): value is FaultTarget {
  return value === 'captcha' || value === 'tag' || Object.hasOwn(endpoints, value);
}
