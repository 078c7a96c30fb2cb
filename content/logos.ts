import type { Logos } from '#src/model/pictures.schema.ts';

/**
 * Logos on the home page, in reading order within each group (R2.22): each is the file
 * content/logos/<id>.svg. All are invented samples.
 */
export const logos = [
  { id: 'tessaril', name: 'Tessaril Partners', sample: true, group: 'trusted' },
  { id: 'quillmere', name: 'Quillmere Family Office', sample: true, group: 'trusted' },
  { id: 'vandreth', name: 'Vandreth Capital', sample: true, group: 'trusted' },
  { id: 'oswen-vale', name: 'Oswen & Vale', sample: true, group: 'trusted' },
  { id: 'ilyanore', name: 'Ilyanore Holdings', sample: true, group: 'trusted' },
  { id: 'marrowfield', name: 'Marrowfield Ventures', sample: true, group: 'trusted' },
  { id: 'brisselford', name: 'Brisselford Trust', sample: true, group: 'trusted' },
  { id: 'ketterance', name: 'Ketterance', sample: true, group: 'trusted' },
  { id: 'lumenforge', name: 'Lumenforge', sample: true, group: 'technology' },
  { id: 'vaultrine', name: 'Vaultrine', sample: true, group: 'technology' },
  { id: 'signavelle', name: 'Signavelle', sample: true, group: 'technology' },
  { id: 'verikestrel', name: 'Verikestrel', sample: true, group: 'technology' },
  { id: 'nimbrace', name: 'Nimbrace', sample: true, group: 'technology' },
  { id: 'chartisle', name: 'Chartisle', sample: true, group: 'technology' },
  { id: 'abernoll-thrace', name: 'Abernoll & Thrace', sample: true, group: 'legal' },
  { id: 'sahlberg-quince', name: 'Sahlberg Quince', sample: true, group: 'legal' },
  { id: 'mirrowdale', name: 'Mirrowdale Chambers', sample: true, group: 'legal' },
  { id: 'fenwright-osei', name: 'Fenwright Osei', sample: true, group: 'legal' },
] as const satisfies Logos;
