import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';

import type { LegalEdition } from '#src/model/legal.schema.ts';
import { VersionBanner, VersionRecord } from './version-record.tsx';

const edition = {
  frontMatter: {
    ...{ title: 'A document', summary: 'What it says.', version: '1.0', effectiveDate: '2025-03-01' },
    ...{ formerPaths: [], changes: ['Words.'] },
  },
  outline: [],
  textHash: 'f'.repeat(64),
  html: '',
  files: {},
};

function filesShown(files: LegalEdition['files']): string[] {
  const record = createElement(VersionRecord, { id: 'terms', edition: { ...edition, files } });
  return parse(renderToStaticMarkup(record))
    .querySelectorAll('dd:has(a[href^="/legal/"])')
    .map(({ text }) => text.replace(/^.*\(/, '('));
}

it('the version record shows the size of each file', () => {
  const files = filesShown({ pdf: 203_600, txt: 120 });
  expect(files).toEqual(['(204\u00A0KB)', '(1\u00A0KB)']);
});

it('the version record omits files that do not exist', () => {
  expect(filesShown({ txt: 28_677 })).toEqual(['(29\u00A0KB)']);
  expect(filesShown({})).toEqual([]);
});

const bannerOf = (sample?: true) => {
  const one = { ...edition, frontMatter: { ...edition.frontMatter, sample } };
  const banner = createElement(VersionBanner, { id: 'terms', editions: [one], inForce: 0, edition: one });
  return parse(renderToStaticMarkup(banner)).text;
};

it('the version record says since when a version is in force, and nothing of the kind about a sample', () => {
  expect(bannerOf()).toContain('In force since 1 March 2025');
  expect(bannerOf(true)).toContain('Permanent address of version 1.0');
  expect(bannerOf(true)).not.toContain('In force');
});
