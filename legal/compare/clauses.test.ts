import { expect, it } from 'vitest';

import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { changedClauses } from './clauses.ts';

const blocksOf = (clause: string) =>
  madeUpDocument('terms', {
    ...{ version: '1.0', effectiveDate: '2026-01-01' },
    text: clause.includes('## ') ? clause : `## Part\n\n### Clause\n\n${clause}\n`,
  }).current.blocks;

const table = (days: string) =>
  `<Table caption="Days">\n\n| Kind | Days |\n| - | - |\n| Rare | 3 |\n| Fair | ${days} |\n\n</Table>`;
const term = (meaning: string) => `<Definition term="Account">${meaning}</Definition>`;
const items = (last: string) => `We ask:\n\n- for one;\n- for ${last}.`;
const LONG =
  'requirements for documents that identify natural persons, companies and their beneficial owners';

it.each([
  ['replaced words', 'Due in five days.', 'Due in ten days.', 'Clause: “five” becomes “ten”.'],
  [
    'a row and its column',
    table('5'),
    table('7'),
    'Clause: in the row “Fair”, under “Days”, “5” becomes “7”.',
  ],
  [
    'a definition',
    term('A room.'),
    term('A file.'),
    'Clause: in the definition of “Account”, “room” becomes “file”.',
  ],
  ['the letter of an item', items('two'), items('six'), 'Clause: in item (b), “two” becomes “six”.'],
  [
    'a link, without its address',
    'See [it](#a).',
    'See [it](#b).',
    'Clause: a reference leads to another place.',
  ],
  [
    'a long passage, cut between words',
    'Rare.',
    `Rare.\n\nWe ask for ${LONG}.`,
    'Clause: adds “We ask for requirements for documents that identify natural…”.',
  ],
  [
    'a new heading',
    '## Part\n\n### Fees\n\nRare.',
    '## Part\n\n### Prices\n\nRare.',
    'Prices: was called “Fees”.',
  ],
  [
    'a new name of a part',
    '## Fees\n\n### Payment\n\nYou pay in advance.',
    '## Costs\n\n### Payment\n\nYou pay in advance.',
    'Costs: was called “Fees”.',
  ],
  [
    'words before the first heading',
    'Rare.\n\n## Part\n',
    'Fair.\n\n## Part\n',
    'Opening words: no longer says “Rare”. Other words of this clause change too.',
  ],
])('proposes a note on %s', (_what, from, to, note) => {
  const notes = changedClauses(blocksOf(from), blocksOf(to)).map((clause) => clause.note);
  expect(notes).toEqual([note]);
});
