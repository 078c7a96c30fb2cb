import { below, bookish, engraved, light, plain, spaced, written } from './type-styles.ts';
import type { Wordmark } from './wordmark.tsx';

/** Invented publications for the sample platform API, in the order of its list. */
export const press: readonly Wordmark[] = [
  { words: [bookish('The Quartern Review', 27)] },
  { words: [spaced('Capital Tidings', 17, 3.4)] },
  { sign: { path: 'M4 6h24v20H4zM4 12h24M10 17h12M10 21h8' }, words: [plain('Gulf Ledger Daily', 22)] },
  { words: [engraved('The Allocant', 21, 3), below('Private markets weekly', 2.9)] },
  { words: [written('Dune & Deal', 31)] },
  {
    sign: { path: 'M3 16h26M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26ZM16 3c6 7 6 19 0 26M16 3c-6 7-6 19 0 26' },
    words: [light('Meridianist', 25)],
  },
  { words: [engraved('Levantine Post', 18, 1.6), below('Business', 11)] },
];
