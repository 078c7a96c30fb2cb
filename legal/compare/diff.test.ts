import { readFile } from 'node:fs/promises';

import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';

import type { Block, BlockKind } from '#legal/read/blocks.ts';
import { diffBlocks } from './diff.ts';
import { groupRedline } from './fold.ts';
import { diffPassages, type RedlineBlock, wordParts } from './passages.ts';

/** Two texts and their redline as one reads it aloud: `{-gone-}`, `{+new+}`, `<moved 1.1>`; passages lie between bars. */
const rows = z.array(
  z.strictObject({ what: z.string(), before: z.string(), after: z.string(), redline: z.string() }),
);
const cases = z
  .strictObject({ passages: rows, folded: rows, words: rows, cells: rows })
  .parse(JSON.parse(await readFile(new URL('cases.json', import.meta.url), 'utf8')));

const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['{-', '-}'] } as const;
const written = ({ parts, change: moved }: Pick<RedlineBlock, 'parts' | 'change'>) =>
  parts.map(({ change, text }) => marks[change].join(text)).join('') +
  (moved ? ` <${moved.is} ${moved.number}>` : '');

/** `1 Part`, `1.1 Clause`, `row of a table`, or a paragraph. */
const passage = (text: string): Block => {
  if (/^\d \w/.test(text)) return { kind: 'part', text };
  if (text.startsWith('row')) return { kind: 'row', text };
  return { kind: /^\d\.\d/.test(text) ? 'clause' : 'paragraph', text };
};
const passages = (text: string) => text.split('|').map(passage);

it.each(cases.passages)('a redline shows $what', ({ before, after, redline }) => {
  expect(diffBlocks(passages(before), passages(after)).map(written).join('|')).toBe(redline);
});

it.each(cases.folded)('a redline folds $what', ({ before, after, redline }) => {
  const groups = groupRedline(diffBlocks(passages(before), passages(after))).map(({ isFolded, blocks }) => {
    const lines = blocks.map(({ parts }) => parts.map(({ text }) => text).join('')).join('|');
    return isFolded ? `(${lines})` : lines;
  });
  expect(groups.join('|')).toBe(redline);
});

it.each(cases.words)('a redline marks $what', ({ before, after, redline }) => {
  expect(written({ parts: wordParts(before, after) })).toBe(redline);
});

const diffOf = (kinds: readonly [BlockKind, BlockKind], before: string, after: string) =>
  diffPassages([{ kind: kinds[0], text: before }], [{ kind: kinds[1], text: after }])
    .map(written)
    .join('|');

it.each(cases.cells)('a redline compares $what cell by cell, and with no more or fewer cells', (one) => {
  const { before, after, redline } = one;
  for (const kind of ['row', 'head'] as const) expect(diffOf([kind, kind], before, after)).toBe(redline);
});

it('a redline takes the same or much the same words of another kind for another passage', () => {
  for (const [one, other] of [
    ['One.', 'One.'],
    ['You pay in five days.', 'You pay in ten days.'],
  ] as const)
    expect(diffOf(['paragraph', 'item'], one, other)).toBe(`{-${one}-}|{+${other}+}`);
});

it('a redline loses and invents no word on either side, whatever the texts', () => {
  const words = array(constantFrom('the', 'User', 'pays', 'a', 'fee', 'is', 'due.', '1.2'), {
    minLength: 1,
  });
  const texts = array(
    words.map((list): Block => ({ kind: 'paragraph', text: list.join(' ') })),
    { maxLength: 8 },
  );
  assert(
    property(texts, texts, (before, after) => {
      const redline = diffBlocks(before, after);
      for (const [side, without] of [
        [before, 'added'],
        [after, 'removed'],
      ] as const) {
        const kept = redline.map(({ parts }) =>
          parts.flatMap(({ change, text }) => (change === without ? [] : text)).join(''),
        );
        expect(kept.filter(Boolean)).toEqual(side.map(({ text }) => text));
      }
    }),
  );
});
