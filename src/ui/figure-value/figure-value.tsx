import { createElement, Fragment, type ReactNode } from 'react';

import styles from './figure-value.module.css';

/** A figure in large type, such as “more than 150”, with its words smaller than its numbers. */
export function FigureValue({ text }: { text: string }): ReactNode {
  const parts = text.split(/(\S*\d\S*)/);
  // Every second part is a number.
  const children = parts.map((part, index) =>
    index % 2 === 0 && part.trim() !== '' && parts.length > 1
      ? createElement('span', { className: styles.words }, part)
      : part,
  );
  return createElement(Fragment, null, ...children);
}
