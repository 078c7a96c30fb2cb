import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repository, TERMS } from '#legal/tests/proposal.ts';
import { git } from '../../scripts/support/git.ts';
import { mendDocuments, mendTyping } from './mend.ts';

it.each([
  ['straight quotes', 'It is "rare" here, a "fair"\none.', 'It is “rare” here, a “fair”\none.'],
  ['a quote that is half straight', 'It is “rare" and "fair” here.', 'It is “rare” and “fair” here.'],
  [
    'straight apostrophes',
    "A user's, two users' and a 'rare' day.",
    'A user’s, two users’ and a ‘rare’ day.',
  ],
  ['a quotation within another', `It is '"rare" and fair' here.`, 'It is ‘“rare” and fair’ here.'],
  ['hyphens for dashes', 'It is rare - or -- fair — still.', 'It is rare – or – fair – still.'],
  ['a hyphen between figures', 'In 3-4 days, 2-5% of 2016-2018.', 'In 3–4 days, 2–5% of 2016–2018.'],
  [
    'a number with hyphens',
    'Call +971-4-000-0000 on 2026-03-04, licence 1234-5678, EN 301-549.',
    'Call +971-4-000-0000 on 2026-03-04, licence 1234-5678, EN 301-549.',
  ],
  ['spaces', 'It  is\u00a0rare&nbsp;here , still.', 'It is rare here, still.'],
  ['invisible characters', 'It is ra\u200bre\u00ad, \u202eno\ufeff.', 'It is rare, no.'],
  ['full stops for an ellipsis', 'It is... rare.', 'It is… rare.'],
  [
    'components and addresses',
    '<Note>A "b" <Fact id="x-y" /> [c](/d-e "f")</Note>',
    '<Note>A “b” <Fact id="x-y" /> [c](/d-e "f")</Note>',
  ],
  [
    'tables',
    '| A    | "b"  |\n| ---- | ---- |\n| c - d | e |',
    '| A    | “b”  |\n| ---- | ---- |\n| c – d | e |',
  ],
  ['lists and headings', '- one\n- two\n\n### The "fee"', '- one\n- two\n\n### The “fee”'],
  [
    'data at the top',
    "---\ntitle: 'The users'' terms'\nsummary: \"A \u00a0'b'\"\nformerPaths: ['/a-b']\nchanges:\n  - 'Fees: 1-2 days \"rare\".'\n---\nText",
    "---\ntitle: 'The users’ terms'\nsummary: \"A ‘b’\"\nformerPaths: ['/a-b']\nchanges:\n  - 'Fees: 1–2 days “rare”.'\n---\nText",
  ],
])('mends %s, and nothing around', (_what, from, to) => {
  expect(mendTyping(from)).toBe(to);
  expect(mendTyping(to)).toBe(to);
});

it('writes the documents of a proposal, with their definitions in order, and leaves those that are published', async () => {
  const { root, edit, commit } = await repository();
  await git(root, 'branch', '-M', 'main');
  const moved = '<Definition term="User">Whoever reads.</Definition>';
  await edit('content/legal/privacy.mdx', 'mean the same', "mean 'the' same");
  await commit('2026-02-03');
  await edit(TERMS, `${moved}\n\n`, '');
  await edit(TERMS, '<Definition term="Account">', `${moved}\n\n<Definition term="Account">`);
  await edit(TERMS, 'A delay is', 'A "delay" is');
  expect(await mendDocuments(root)).toEqual([TERMS]);
  const source = await readFile(join(root, TERMS), 'utf8');
  expect(source).toContain('A “delay” is');
  expect([...source.matchAll(/<Definition term="(\w)/g)].map(([, letter]) => letter).join('')).toBe('AAUV');
  expect(await mendDocuments(root)).toEqual([]);
  await writeFile(join(root, TERMS), source.replace('“delay”', '{ "delay"'));
  expect(await mendDocuments(root)).toEqual([]);
});
