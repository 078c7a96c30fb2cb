import type { Examples } from '#src/ui/examples.ts';

const modules = import.meta.glob<Examples>('#src/ui/*/*.examples.tsx', { eager: true, import: 'examples' });

/** Every primitive of `src/ui` with its examples, by the name of its folder. A new one needs no entry. */
export const primitives = Object.entries(modules).map(([file, examples]) => ({
  name: file.split('/').at(-2) ?? file,
  examples: Object.entries(examples),
}));
