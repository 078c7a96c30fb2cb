import { sessionStore } from './session-store.ts';

/** Words of a form that is not sent yet, by field. */
export type Draft = Readonly<Record<string, string>>;

/** What was kept under this name in this tab; empty when there is nothing, or nothing that can be read. */
export function readDraft(name: string): Draft {
  const kept = parse(sessionStore.read(name));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Keeps the words until they are sent, through a reload too. */
export const keepDraft = (name: string, draft: Draft): void =>
  sessionStore.write(name, JSON.stringify(draft));

export const dropDraft = (name: string): void => sessionStore.remove(name);

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
