import { describe, expect, it } from 'vitest';

import { entriesOf, filesBelow, readSource, sourceFolders } from './support/files.ts';

const sources = ['docs/requirements.md', 'docs/faults.md'];

/** Every text that people write: code, content, styles, documents, and the settings at the top. */
const texts = [...filesBelow([...sourceFolders, 'docs', '.github']), ...entriesOf('.')].filter((file) =>
  /\.(tsx?|css|mdx?|json|ya?ml|html)$/.test(file),
);

type Place = { readonly where: string; readonly text: string };

/** Where the pattern's first group, or the whole, stands in the files: file:line and what was found. */
const find = (files: readonly string[], pattern: RegExp): Place[] =>
  files.flatMap((file) => {
    const source = readSource(file);
    return [...source.matchAll(pattern)].map((match) => ({
      where: `${file}:${source.slice(0, match.index).split('\n').length}`,
      text: match[1] ?? match[0],
    }));
  });

const rules = find(sources, /^- \*\*(R\d+\.\d+|F-[A-Z]\d+)\*\* /gm);

describe('the rules of docs/', () => {
  it('have a number each, and each number once', () => {
    const seen = new Set<string>();
    const twice = rules.filter(({ text }) => seen.size === seen.add(text).size);
    expect(
      twice.map(({ where, text }) => `${where} ${text} stands twice: take the next free number`),
    ).toEqual([]);
    expect(seen).toContain('R1.1');
    expect(seen).toContain('F-A1');
  });
});

describe('citations', () => {
  it('lead to a rule', () => {
    const numbers = new Set(rules.map(({ text }) => text));
    const lost = find(texts, /\b(?:R\d+\.\d+|F-[A-Z]\d+)\b/g).filter(({ text }) => !numbers.has(text));
    expect(lost.map(({ where, text }) => `${where} ${text} is no rule of ${sources.join(' or ')}`)).toEqual(
      [],
    );
  });

  it('name the number of a rule, never a place in a document elsewhere', () => {
    const vague = find(texts, /\b(?:spec|specification|design)[\s*]+sections?\b|\b[Ff]aults?[\s*]+[A-Z]\d/g);
    expect(
      vague.map(({ where, text }) => `${where} "${text}": cite a number of ${sources.join(' or ')}`),
    ).toEqual([]);
  });
});
