import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { site } from '#content/site.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { routeId } from '#src/model/ids.schema.ts';
import { text } from '#src/model/text.schema.ts';
import { pageMetadataTableSchema } from '#src/model/page-metadata.schema.ts';
import { siteSchema } from '#src/model/site.schema.ts';
import { paths } from '#scripts/support/paths.ts';
import { saying } from '#tests/support/made-up-site.ts';
import { findContentProblems, validateContent, translateContent } from './validate-content.ts';

const { about, ...withoutAbout } = pageMetadata;

/** Writes a file of content and gives its path from the root, as entries name it. */
async function contentFile(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'made-up.ts'), source);
  return relative(paths.root, join(folder, 'made-up.ts'));
}

const source = `export const copy = {
  empty: '',
  long: 'far too many words',
  address: 'Write to {email}',
  links: [
    { to: 'about' },
    { to: 'abuot' },
  ],
};

export const lost = {
  home: {},
};

export const sameTitles = {
  home: {},
};
`;

const copySchema = z.strictObject({
  empty: text(10),
  long: text(10),
  address: text(40),
  links: z.array(z.strictObject({ to: routeId })),
});

const copy = {
  empty: '',
  long: 'far too many words',
  address: 'Write to {email}',
  links: [{ to: 'about' }, { to: 'abuot' }],
};

it('the check of the content lists all findings at once, with file, line and remedy (F-B7)', async () => {
  const file = await contentFile(source);
  const table = { file, schema: pageMetadataTableSchema };
  const sameTitles = { ...pageMetadata, about: { ...about, title: pageMetadata.home.title } };
  const problems = await findContentProblems([
    { file, exportName: 'copy', value: copy, schema: copySchema },
    { ...table, exportName: 'lost', value: withoutAbout },
    { ...table, exportName: 'sameTitles', value: sameTitles },
  ]);
  expect(problems.map(({ line, message }) => `${line} ${message.split(' ', 1)[0]}`)).toEqual([
    '2 copy.empty',
    '3 copy.long',
    '4 copy.address',
    '7 copy.links.1.to',
    '11 lost.about',
    '15 sameTitles',
  ]);
});

it.each([
  [z.string(), 4, "is of the wrong type: write a text in quotes, 'text'"],
  [z.strictObject({}), [], 'is of the wrong type: write fields in braces, { … }'],
  [z.enum(['left', 'right']), 'up', 'is not one of the values that are known here: write left, right'],
  [z.array(z.string()).min(2), ['one'], 'has less than 2 entries: add what is missing'],
  [z.string().max(2), 'one', 'has more than 2 characters: remove what is too much'],
  [z.email(), 'one', 'is not written as email: correct it'],
])('every kind of finding has a remedy, at %#', async (schema, value, message) => {
  const file = await contentFile('export const copy = 1;\n');
  const problems = await findContentProblems([{ file, exportName: 'copy', value, schema }]);
  expect(problems).toEqual([{ file, line: 1, message: `copy ${message}` }]);
});

it('the check of the content names a key that the schema does not know', async () => {
  const file = await contentFile(source);
  const value = { ...copy, empty: 'no', long: 'no', address: 'no', links: [], subtitel: 'Misspelt' };
  const problems = await findContentProblems([{ file, exportName: 'copy', value, schema: copySchema }]);
  expect(problems).toMatchObject([{ file, line: 1, message: saying('“subtitel”') }]);
});

it.each([site.legalName, site.product.name, site.brandHost, site.name])(
  'the name %s counts as five characters at most in a text',
  (name) => {
    const room = 10 - Math.min(name.length, 5);
    expect(text(10).safeParse(name + '#'.repeat(room)).success).toBe(true);
    expect(text(10).safeParse(name + '#'.repeat(room + 1)).success).toBe(false);
  },
);

it('the names themselves are limited, and a host in capitals is refused', () => {
  expect(siteSchema.safeParse({ ...site, name: 'A'.repeat(21) }).success).toBe(false);
  expect(siteSchema.safeParse({ ...site, legalName: 'A'.repeat(61) }).success).toBe(false);
  expect(siteSchema.safeParse({ ...site, brandHost: 'Brand.example' }).success).toBe(false);
});

it('the content of the site has no problem (R3.11)', async () => {
  await expect(validateContent()).resolves.toEqual([]);
  await expect(translateContent()).resolves.toEqual([]);
});
