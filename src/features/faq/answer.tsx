import { Fragment, type ReactNode } from 'react';

import type { FaqLink } from '#src/model/faq.schema.ts';
import { href } from '#src/routes.ts';
import { partsWithin, splitAtLinks, splitAtMatches, type TextPart } from './find-matches.ts';

type Props = { readonly query: string; readonly text: string; readonly links: readonly FaqLink[] };

/** An answer with its links and marked matches. A match may extend across the end of a link. */
export function Answer({ query, text, links }: Props) {
  const parts = splitAtMatches(query, text);
  const hasMatch = parts.some(({ isMatch }) => isMatch);
  return (
    // Created anew for each search: a translator may have replaced the nodes of the parts (F-E8).
    <p key={hasMatch ? query : ''}>
      {splitAtLinks(text, links).map(({ start, end, to }) => {
        const content = markedParts(partsWithin(parts, start, end));
        if (to === undefined) return <Fragment key={start}>{content}</Fragment>;
        return (
          <a key={start} href={typeof to === 'string' ? to : href(to)}>
            {content}
          </a>
        );
      })}
    </p>
  );
}

/**
 * A text with its matches marked. Without a match it is plain text, which React can replace even after a translator
 * has changed its nodes (F-E8); with matches it is created anew for each search.
 */
export function marked(query: string, text: string): ReactNode {
  const parts = splitAtMatches(query, text);
  return parts.some(({ isMatch }) => isMatch) ? <span key={query}>{markedParts(parts)}</span> : text;
}

const markedParts = (parts: readonly TextPart[]): ReactNode =>
  parts.map(({ isMatch, start, text }) => (isMatch ? <mark key={start}>{text}</mark> : text));
