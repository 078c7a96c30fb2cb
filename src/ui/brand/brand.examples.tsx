import type { Examples } from '#src/ui/examples.ts';
import { Brand } from './brand.tsx';

export const examples = {
  'a name': <Brand name="Brand" />,
  'a long name': <Brand name="Brand & Sons Capital" />,
  'a long word': <Brand name="Vermögensverwaltung" />,
} satisfies Examples;
