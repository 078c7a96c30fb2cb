import type { CSSProperties } from 'react';

import type { Word } from './wordmark.tsx';

const serif = (fontSize: number, more: CSSProperties = {}): CSSProperties => ({
  fontFamily: 'Newsreader',
  fontSize,
  lineHeight: `${fontSize}px`,
  ...more,
});
const sans = (fontSize: number, more: CSSProperties = {}): CSSProperties => ({
  fontFamily: 'Instrument Sans',
  fontSize,
  lineHeight: `${fontSize}px`,
  ...more,
});

/** Large serif words. */
export const bookish = (text: string, size = 25): Word => ({ text, style: serif(size, { fontWeight: 500 }) });

/** Serif italics. */
export const written = (text: string, size = 27): Word => ({
  text,
  style: serif(size, { fontStyle: 'italic' }),
});

/** Serif capitals, wide apart. */
export const engraved = (text: string, size = 18, letterSpacing = 4): Word => ({
  text: text.toUpperCase(),
  style: serif(size, { fontWeight: 500, letterSpacing }),
});

/** Sans-serif, close together. */
export const plain = (text: string, size = 23): Word => ({
  text,
  style: sans(size, { fontWeight: 600, letterSpacing: -0.6 }),
});

/** Sans-serif, lighter. */
export const light = (text: string, size = 23): Word => ({
  text,
  style: sans(size, { fontWeight: 400, letterSpacing: -0.3 }),
});

/** Sans-serif capitals, wide apart. */
export const spaced = (text: string, size = 16, letterSpacing = 5): Word => ({
  text: text.toUpperCase(),
  style: sans(size, { fontWeight: 500, letterSpacing }),
});

/** A second line in small capitals below the name. */
export const below = (text: string, letterSpacing = 2.6): Word => ({
  text: text.toUpperCase(),
  style: sans(9.5, { fontWeight: 500, letterSpacing, marginTop: 4 }),
});
