import type { OutgoingHttpHeaders } from 'node:http';

import { type Answer, type Ask, ask } from './ask.ts';

/** The names a deployment has: `main`, at which it is asked, and those whose answers differ. */
export type HostKind = 'main' | 'brand' | 'www' | 'partner' | 'development' | 'preview';

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

/** A question to the main host. `further`: headers of the request, or another host. */
export const question = (
  group: string,
  path: string,
  name: string,
  faults: Question['faults'],
  further: Partial<Pick<Question, 'headers' | 'host'>> = {},
): Question => ({ group, path, name: `${path} ${name}`, host: 'main', faults, ...further });

/** A fault unless both are the same. */
export function differs(what: string, actual: unknown, expected: unknown): readonly string[] {
  return actual === expected ? [] : [`${what} is ${show(actual)} and should be ${show(expected)}`];
}

const show = (value: unknown) => (value === undefined ? 'absent' : JSON.stringify(value));

/** Where a name of the site is asked for: the address to connect to, and the name to ask for there. */
export type Address = { readonly origin: string; readonly host: string };

/** Asks one question and gives the faults of the answer. Never rejects: no answer is a fault too. */
export async function askQuestion(
  { path, method = 'GET', headers = {}, host: kind, faults }: Question,
  addressOf: (kind: HostKind) => Address,
): Promise<readonly string[]> {
  const { origin, host } = addressOf(kind);
  const send = (further: Question['headers']) =>
    ask(origin, { path, method, headers: { Host: host, ...headers, ...further } });
  try {
    return await faults(await send({}), send);
  } catch (error) {
    return [error instanceof Error ? `there is no answer: ${error.message}` : String(error)];
  }
}
