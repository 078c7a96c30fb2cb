import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { emit } from '#src/platform/events.ts';

/** All of them, in the order in which they are asked about. */
export const consentLevels: readonly ConsentLevel[] = ['necessary', 'functionality', 'tracking', 'targeting'];

const REFUSED_BY_SIGNAL: ReadonlySet<ConsentLevel> = new Set(['tracking', 'targeting']);

let allowed: readonly ConsentLevel[] = ['necessary'];

export const allowedLevels = () => allowed;

export const isAllowed = (level: ConsentLevel) => allowed.includes(level);

/** Global Privacy Control. */
export const hasPrivacySignal = () => Reflect.get(navigator, 'globalPrivacyControl') === true;

/** True if that signal refuses this level, so that the visitor cannot allow it. */
export const isRefusedBySignal = (level: ConsentLevel) => hasPrivacySignal() && REFUSED_BY_SIGNAL.has(level);

/** Emits `consent-changed` if the answer changes anything. */
export function allowLevels(answer: readonly ConsentLevel[]): void {
  const next = consentLevels.filter(
    (level) => level === 'necessary' || (answer.includes(level) && !isRefusedBySignal(level)),
  );
  if (next.join() === allowed.join()) return;
  allowed = next;
  emit('consent-changed', { levels: next });
}
