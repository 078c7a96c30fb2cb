import type { CookieConsentConfig } from 'vanilla-cookieconsent';

import { trustPolicy } from '#src/platform/trust-policy.ts';

/** The tool's own: a line and nothing else. */
const DRAWING = /^<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[\d.LM ]+"\/><\/svg>$/;

/**
 * The tool writes texts as HTML, by the property that everybody else could write to. The page's own rule,
 * of which there can be one, lets through what the tool is told to say and its drawings, letter for letter.
 */
export function trustTexts({ language }: CookieConsentConfig): void {
  if (window.trustedTypes?.defaultPolicy) return;
  const texts = new Set<unknown>();
  JSON.stringify(language, (_name, value: unknown) => {
    texts.add(value);
    return value;
  });
  trustPolicy('default', {
    createHTML: (html: string) => (texts.has(html) || DRAWING.test(html) ? html : null),
  });
}
