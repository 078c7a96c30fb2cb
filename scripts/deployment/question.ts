import type { OutgoingHttpHeaders } from 'node:http';

import type { Answer, Ask } from './ask.ts';

/** The names a deployment has: its own, and those whose answers differ. */
export type HostKind = 'main' | 'www' | 'partner' | 'development';

/** Asks the same once more with further headers. */
export type Again = (headers: OutgoingHttpHeaders) => Promise<Answer>;

/** One request, and what its answer must be like. The same for every server. */
export interface Question extends Ask {
  readonly group: string;
  readonly name: string;
  readonly host: HostKind;
  /** Faults of the answer, as sentences; none when it is right. */
  readonly faults: (answer: Answer, again: Again) => readonly string[] | Promise<readonly string[]>;
}

/** A fault unless both are the same. */
export function differs(what: string, actual: unknown, expected: unknown): readonly string[] {
  return actual === expected ? [] : [`${what} is ${show(actual)} and should be ${show(expected)}`];
}

const show = (value: unknown) => (value === undefined ? 'absent' : JSON.stringify(value));
