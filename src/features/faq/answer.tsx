import { Fragment } from 'react';

import type { FaqLink } from '#src/model/faq.schema.ts';
import { href } from '#src/routes.ts';
import { splitAtMatches } from './find-matches.ts';
import { markedParts } from './marked.tsx';
import { partsWithin, splitAtLinks } from './split-at-links.ts';

type Props = { readonly query: string; readonly text: string; readonly links: readonly FaqLink[] };

/** An answer with its links, and marks where it holds the query, which may reach across the end of a link. */
export function Answer({ query, text, links }: Props) {
  const parts = splitAtMatches(query, text);
  const hasMatch = parts.some(({ isMatch }) => isMatch);
  return (
    // Made anew for each search: a translator may have put its own nodes in place of the parts (F-E8).
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
