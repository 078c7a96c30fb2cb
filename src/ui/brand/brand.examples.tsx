import type { Examples } from '#src/ui/examples.ts';
import { Brand } from './brand.tsx';

export const examples = { 'a name': <Brand name="Brand" /> } satisfies Examples;
