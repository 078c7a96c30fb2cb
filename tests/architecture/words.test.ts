import { parseSync } from 'vite';
import { expect, it } from 'vitest';

import { isNode, type Node } from '#scripts/support/locate-value.ts';
import { filesBelow, readSource } from './support/files.ts';

/** Attributes whose value is shown or read aloud. */
const SPOKEN = new Set(['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description']);

/** A word, not an entity or a sign. */
const WORD = /[A-Za-z]{2,}/;

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(nodesIn)]
      : [];

const textOf = (value: unknown) =>
  isNode(value) && typeof value['value'] === 'string' ? value['value'] : '';

function isTyped(node: Node): boolean {
  if (node.type === 'JSXText') return WORD.test(textOf(node));
  const { name, value } = node;
  return (
    node.type === 'JSXAttribute' &&
    isNode(name) &&
    typeof name['name'] === 'string' &&
    SPOKEN.has(name['name']) &&
    WORD.test(textOf(value))
  );
}

/** Words that stand in markup instead of content/<language>. */
function wordsTypedIn(file: string, source: string): string[] {
  return nodesIn(parseSync(file, source).program.body)
    .filter(isTyped)
    .map(({ start }) => `${file}:${source.slice(0, start).split('\n').length}`);
}

it('has every word that visitors read in the content, where each language has its own', () => {
  const files = filesBelow(['src/app', 'src/pages', 'src/sections', 'src/features', 'src/ui']).filter(
    // The gallery and the examples are for developers.
    (file) => file.endsWith('.tsx') && !/\.(?:test|examples)\.tsx$|^src\/app\/gallery\//.test(file),
  );
  expect(files.flatMap((file) => wordsTypedIn(file, readSource(file)))).toEqual([]);
});

it('finds words in a text and in an attribute, and none in signs', () => {
  const source = '<p title="Read">\n  More {text} – <b lang="en" aria-label="Go on">5</b></p>;';
  expect(wordsTypedIn('page.tsx', source)).toEqual(['page.tsx:1', 'page.tsx:1', 'page.tsx:2']);
});
