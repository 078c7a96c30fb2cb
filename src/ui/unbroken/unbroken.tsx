import { createElement, Fragment, type ReactNode } from 'react';

/** "2–5%", "co-founder", "Product 2": whole words only. Longer ones may be wider than a phone. */
const TOGETHER =
  /(?<![^\s\p{Ps}\p{Pi}/])(\d[\d.,]*[–-]\d+(?:[.,]\d+)*%?|(?:\d+ × )?\d[\d.,]* دولار[\p{L}\p{M}]*|\d+ × \S+|(?=[\p{L}-]{3,15}(?![\p{L}-]))\p{L}+(?:-\p{L}+)+|\p{Lu}\p{L}{1,9} \d+)(?![\p{L}\p{M}\p{N}-])/u;

/** Text whose ranges, compounds, amounts and numbered names stay on one line. Text without any is returned as it is. */
export function Unbroken({ text }: { text: string }): ReactNode {
  const parts = text.split(TOGETHER);
  if (parts.length === 1) return text;
  // Every second part is a match.
  const children = parts.map((part, index) =>
    index % 2 === 1 ? createElement('span', { className: 'unbroken' }, part) : part,
  );
  return createElement(Fragment, null, ...children);
}
