import type { Examples } from '#src/ui/examples.ts';
import { Brand } from './brand.tsx';

export const examples = {
  'a name': <Brand name="Brand" />,
  'a name in Arabic': <Brand name="علامة" />,
  'a long name': <Brand name="Brand & Sons Capital" />,
  'a long word': <Brand name="Vermögensverwaltung" />,
} satisfies Examples;
