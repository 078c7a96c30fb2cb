import { FigureValue } from './figure-value.tsx';
import type { Examples } from '#src/ui/examples.ts';

export const examples = {
  'a number with words': <FigureValue text="more than 25 billion dollars" />,
  'a number alone': <FigureValue text="$25B+" />,
  'a word alone': <FigureValue text="Zero" />,
} satisfies Examples;
