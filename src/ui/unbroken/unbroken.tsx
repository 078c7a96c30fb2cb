import { createElement, Fragment, type ReactNode } from 'react';

import styles from './unbroken.module.css';

/** Ranges such as "2–5%", and words such as "co-founder": browsers break both behind the dash. */
const TOGETHER = /(\d+[–-]\d+%?|\b(?:[Cc]o|re)-[a-z]+)/;

/** Text whose ranges and short compounds stay on one line. Text without any is returned as it is. */
export function Unbroken({ text }: { text: string }): ReactNode {
  const parts = text.split(TOGETHER);
  if (parts.length === 1) return text;
  // Every second part is a match.
  const children = parts.map((part, index) =>
    index % 2 === 1 ? createElement('span', { className: styles.unbroken }, part) : part,
  );
  return createElement(Fragment, null, ...children);
}
