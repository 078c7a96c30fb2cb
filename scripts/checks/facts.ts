import { FACTS, typedFigures } from './facts/typed-figures.ts';
import type { Check, Sources } from './support/built-site.ts';
import { type Source, sourcesOf } from './support/locate.ts';

/** Every figure is written once, in content/facts.ts; no text repeats or contradicts one. */
export const rule: Check<Sources> = {
  name: 'facts',
  run: (subject) => {
    const sources = sourcesOf(subject);
    const written = sources.find(({ file }) => file === FACTS)?.text ?? '';
    const found = sources.filter(isCopy).flatMap((source) => typedFigures(source, written));
    // A translation repeats a mistake of its source.
    const own = found.filter(({ file }) => !isTranslation(file));
    return own.length > 0 ? own : found;
  },
};

const isTranslation = (file: string) => /^content\/(?!en\/)[a-z]{2}\//.test(file);

/** The table of facts and its texts in other languages. */
const isTable = (file: string) => file === FACTS || /^content\/\w+\/facts-today\.ts$/.test(file);

/** Legal documents have a check of their own. */
const isCopy = ({ file }: Source) =>
  (!isTable(file) && /^content\/.+\.ts$/.test(file)) ||
  (/^src\/(?:app|pages|sections|features)\/.+\.tsx$/.test(file) && !file.endsWith('.examples.tsx'));
