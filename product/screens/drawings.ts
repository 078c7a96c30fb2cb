import type { ComponentType } from 'react';

const modules = import.meta.glob<ComponentType>(['../drawings/*.tsx', '!../drawings/*.test.tsx'], {
  eager: true,
  import: 'Drawing',
});

/** The drawing in the hero of a page, if it has one: `product/drawings/<id>.tsx`. */
export const drawingOf = (id: string): ComponentType | undefined => modules[`../drawings/${id}.tsx`];
