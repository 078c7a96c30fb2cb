import { ask } from './ask.ts';
import type { HostKind, Question } from './question.ts';

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
