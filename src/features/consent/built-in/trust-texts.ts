import type { CookieConsentConfig } from 'vanilla-cookieconsent';

import { trustPlainText } from '#src/platform/trust-policy.ts';

/** The tool's own: a line and nothing else. */
const DRAWING = /^<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[\d.LM ]+"\/><\/svg>$/;

let isTrusted = false;

/** The tool writes texts as plain HTML. Its own texts and drawings are let through, letter for letter. */
export function trustTexts({ language }: CookieConsentConfig): void {
  if (isTrusted) return;
  isTrusted = true;
  const texts = new Set<unknown>();
  JSON.stringify(language, (_name, value: unknown) => {
    texts.add(value);
    return value;
  });
  trustPlainText('createHTML', (html) => texts.has(html) || DRAWING.test(html));
}
