import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultMailboxes } from './contact/contact-faults.ts';
import { faultModes } from './faults.ts';
import { faultPartners } from './partner-routes.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');

function firstCells(heading: string): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  );
}

it.each([
  ['Partners', [...Object.keys(samplePartners), ...faultPartners]],
  ['Faults by mail address', faultMailboxes],
  ['Faults by switch', [...faultModes, 'answer']],
])('"%s" describes all there are, and no other', (heading, expected) => {
  expect(firstCells(heading).toSorted()).toEqual([...new Set(expected)].toSorted());
});
