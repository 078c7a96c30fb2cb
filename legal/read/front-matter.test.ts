import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { escapePattern } from '../../scripts/support/escape-pattern.ts';
import { readFrontMatter } from './front-matter.ts';

const GOOD = `---
title: 'Terms'
summary: 'What it says.'
version: '1.0'
effectiveDate: '2025-03-01'
formerPaths: []
changes:
  - 'First version.'
---

## Part

Words.
`;

it.each([
  ['as it is', GOOD],
  ['with a day without quotes', GOOD.replace("'2025-03-01'", '2025-03-01')],
  ['with the line ends of Windows', GOOD.replaceAll('\n', '\r\n')],
])('the data of a document %s is read', (_what, source) => {
  expect(readFrontMatter(source, 'terms.mdx').frontMatter).toEqual({
    ...{ title: 'Terms', summary: 'What it says.', version: '1.0', effectiveDate: '2025-03-01' },
    ...{ formerPaths: [], changes: ['First version.'] },
  });
});

/** A change of the data, and the line and words of each finding; `…` is any words. */
const cases = z
  .array(z.strictObject({ from: z.string(), to: z.string(), finds: z.array(z.string()) }))
  .parse(JSON.parse(await readFile(new URL('cases.json', import.meta.url), 'utf8')));

it.each(cases)('a finding says once what to write instead of $to (F-B2)', ({ from, to, finds }) => {
  expect(GOOD).toContain(from);
  const { findings } = readFrontMatter(
    GOOD.replace(from, () => to),
    'terms.mdx',
  );
  const patterns = finds.map((words) => new RegExp(`^${words.split('…').map(escapePattern).join('.*')}`));
  expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual(
    patterns.map((pattern): unknown => expect.stringMatching(pattern)),
  );
});
