import { fieldOf, isRecord } from './read-fields.ts';

/** The platform's answer about a subdomain (R3.7). */
export type SubdomainCheck = {
  readonly exists: boolean;
  /** To /not-found. */
  readonly redirect: boolean;
};

/**
 * Only `true` is true: `"false"`, 1 or null do not redirect (F-A4).
 * @throws TypeError when the answer is no record
 */
export function readSubdomain(answer: unknown): SubdomainCheck {
  if (!isRecord(answer)) throw new TypeError('not a record');
  return { exists: fieldOf(answer, 'exists') === true, redirect: fieldOf(answer, 'redirect') === true };
}
