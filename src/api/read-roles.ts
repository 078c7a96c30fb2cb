import { fieldOf, textOf } from './read-fields.ts';

/** A choice of 'I am' in the contact dialog (R3.5). */
export type ContactRole = {
  /** Sent back as it came. */
  readonly id: string | number;
  readonly name: string;
};

const MAX_ROLES = 1000;
const MAX_LENGTHS = { id: 200, name: 120 };

/**
 * Of two roles with the same id the first is used (F-A20).
 * @throws TypeError when the answer is no list
 */
export function readRoles(answer: unknown): readonly ContactRole[] {
  if (!Array.isArray(answer)) throw new TypeError('not a list');
  const roles = new Map<string, ContactRole>();
  for (const entry of answer.slice(0, MAX_ROLES)) {
    const id = idOf(fieldOf(entry, 'id'));
    const name = textOf(fieldOf(entry, 'name'), MAX_LENGTHS.name);
    if (id !== undefined && name && !roles.has(String(id))) roles.set(String(id), { id, name });
  }
  return [...roles.values()];
}

function idOf(value: unknown): string | number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  return typeof value === 'string' && value.trim() && value.length <= MAX_LENGTHS.id ? value : undefined;
}
