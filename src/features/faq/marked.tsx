import type { ReactNode } from 'react';

import { splitAtMatches, type TextPart } from './find-matches.ts';

/**
 * A text with marks where it holds the query. Without any it is the text itself, which React can replace
 * even where a translator has put its own nodes in its place (F-E8); with some it is made anew for each search.
 */
export function marked(query: string, text: string): ReactNode {
  const parts = splitAtMatches(query, text);
  return parts.some(({ isMatch }) => isMatch) ? <span key={query}>{markedParts(parts)}</span> : text;
}

export const markedParts = (parts: readonly TextPart[]): ReactNode =>
  parts.map(({ isMatch, start, text }) => (isMatch ? <mark key={start}>{text}</mark> : text));
