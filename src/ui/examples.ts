import type { ReactElement } from 'react';

/** Name of a state → how it looks. One list feeds the gallery, the axe loop and the hydration test. */
export type Examples = Readonly<Record<string, ReactElement>>;
