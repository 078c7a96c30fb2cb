import { below, bookish, engraved, light, plain, spaced, written } from './type-styles.ts';
import type { Wordmark } from './wordmark.tsx';

/** Logo id → its drawing. The ids are those of content/logos.ts. */
export const wordmarks: Readonly<Record<string, Wordmark>> = {
  tessaril: {
    sign: {
      path: 'M16 3l6.5 6.5L16 16 9.5 9.5zM16 16l6.5 6.5L16 29l-6.5-6.5zM9.5 9.5 16 16l-6.5 6.5L3 16zM22.5 9.5 29 16l-6.5 6.5L16 16z',
    },
    words: [plain('Tessaril'), below('Partners')],
  },
  quillmere: { words: [written('Quillmere', 28), below('Family office', 3.4)] },
  vandreth: {
    sign: { path: 'M3 5h6l7 15 7-15h6L16 30z', isFilled: true },
    words: [spaced('Vandreth', 19, 3.5), below('Capital', 7)],
  },
  'oswen-vale': { words: [bookish('Oswen & Vale', 29)] },
  ilyanore: {
    sign: { path: 'M4 22a12 12 0 0 1 24 0M9 22a7 7 0 0 1 14 0M2 22h28M7 27h18' },
    words: [engraved('Ilyanore', 21, 3)],
  },
  marrowfield: {
    sign: { path: 'M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26ZM4.5 10.5h23M3 16h26M4.5 21.5h23' },
    words: [light('marrowfield', 25)],
  },
  brisselford: {
    sign: { path: 'M16 2 28 6v10c0 7-5 12-12 14C9 28 4 23 4 16V6zM16 8v16M10 14h12' },
    words: [engraved('Brisselford', 17, 2.5), below('Trust', 8)],
  },
  ketterance: { words: [spaced('Ketterance', 18, 7)] },
  lumenforge: {
    sign: { path: 'M16 2l3 11 11 3-11 3-3 11-3-11-11-3 11-3z', isFilled: true },
    words: [plain('lumenforge', 24)],
  },
  vaultrine: {
    sign: { path: 'M5 5h22v22H5zM11 11h10v10H11zM5 5l6 6M27 5l-6 6M5 27l6-6M27 27l-6-6' },
    words: [plain('Vaultrine', 24)],
  },
  signavelle: { words: [written('signavelle', 31)] },
  verikestrel: {
    sign: { path: 'M3 9c7 0 11 3 13 8 2-6 6-10 13-12-2 13-7 20-13 23C10 25 5 19 3 9Z', isFilled: true },
    words: [light('Verikestrel', 24)],
  },
  nimbrace: {
    sign: { path: 'M12 4C7 4 9 15 4 16c5 1 3 12 8 12M20 4c5 0 3 11 8 12-5 1-3 12-8 12' },
    words: [plain('nimbrace', 25)],
  },
  chartisle: {
    sign: { path: 'M4 28V18M10 28V12M16 28V20M22 28V7M28 28V14' },
    words: [light('Chartisle', 25)],
  },
  'abernoll-thrace': { words: [bookish('Abernoll & Thrace', 25)] },
  'sahlberg-quince': { words: [engraved('Sahlberg', 18, 5), engraved('Quince', 18, 8.2)] },
  mirrowdale: {
    sign: { path: 'M4 28V12L16 3l12 9v16M10 28V15M16 28V15M22 28V15M2 28h28' },
    words: [bookish('Mirrowdale', 22), below('Chambers', 4.2)],
  },
  'fenwright-osei': { words: [light('Fenwright Osei', 26)] },
};
