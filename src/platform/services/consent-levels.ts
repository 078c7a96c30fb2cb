import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { emit } from '#src/platform/events.ts';

/** All of them, in the order in which they are asked about. */
export const consentLevels: readonly ConsentLevel[] = ['necessary', 'functionality', 'tracking', 'targeting'];

/** Levels that a Global Privacy Control signal refuses. */
const REFUSED_BY_SIGNAL: ReadonlySet<ConsentLevel> = new Set(['tracking', 'targeting']);

let allowed: readonly ConsentLevel[] = ['necessary'];

export const allowedLevels = () => allowed;

export const isAllowed = (level: ConsentLevel) => allowed.includes(level);

/** True when the browser says for its owner that nothing about them may be sold or shared. */
export const hasPrivacySignal = () => Reflect.get(navigator, 'globalPrivacyControl') === true;

/** True when the visitor cannot allow this level here: the signal has said no already. */
export const isRefusedBySignal = (level: ConsentLevel) => hasPrivacySignal() && REFUSED_BY_SIGNAL.has(level);

/**
 * Applies the visitor's answer, and emits `consent-changed` if it changes anything. `necessary` is always allowed;
 * levels that the browser's signal refuses never are.
 */
export function allowLevels(answer: readonly ConsentLevel[]): void {
  const next = consentLevels.filter(
    (level) => level === 'necessary' || (answer.includes(level) && !isRefusedBySignal(level)),
  );
  if (next.join() === allowed.join()) return;
  allowed = next;
  emit('consent-changed', { levels: next });
}
