import { Unbroken } from './unbroken.tsx';
import type { Examples } from '#src/ui/examples.ts';

export const examples = {
  'a range of percentages': <Unbroken text="A success fee of 2–5% is traditional." />,
  'a compound word': <Unbroken text="A pipeline your co-founder can read" />,
  'nothing to keep together': <Unbroken text="One deal, one record" />,
} satisfies Examples;
