/** Accent colours of the sample partners, as in the sample answers of the platform. */
export const portalAccents = {
  acme: '#24508f',
  oasis: '#2b1a3d',
  empty: '#8a4b12',
} as const;
