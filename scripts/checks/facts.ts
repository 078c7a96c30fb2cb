import { FACTS, typedFigures } from './facts/typed-figures.ts';
import type { Check, Sources } from './support/built-site.ts';
import { type Source, sourcesOf } from './support/locate.ts';

/** Every figure is written once, in content/facts.ts; no text repeats or contradicts one. */
export const rule: Check<Sources> = {
  name: 'facts',
  run: (subject) => {
    const sources = sourcesOf(subject);
    const written = sources.find(({ file }) => file === FACTS)?.text ?? '';
    return sources.filter(isCopy).flatMap((source) => typedFigures(source, written));
  },
};

/** Legal documents have a separate check, and the figures of the sample world are invented. */
const isCopy = ({ file }: Source) =>
  (file !== FACTS && /^content\/(?!sample-world\.ts).+\.ts$/.test(file)) ||
  (/^src\/(?:app|pages|sections|features)\/.+\.tsx$/.test(file) && !file.endsWith('.examples.tsx'));
