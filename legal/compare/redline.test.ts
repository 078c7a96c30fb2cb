import { expect, it } from 'vitest';

import { legalLabels } from '../../content/legal-labels.ts';
import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { comparisonsOf } from './comparisons.ts';
import { redlineTree } from './redline.ts';
import { htmlOf, markdownOf } from './write-tree.ts';

const clauses = {
  fees: `### Fees

The fee is US$12,000 a year and falls due on 4 March 2026, as [the policy](/privacy) says.

<Table caption="Prices">

| Plan     | Price   |
| -------- | ------- |
| Business | $12,000 |
| Single   | $1,000  |

</Table>
`,
  ending: '### Ending\n\nEither side may end these terms.\n\n<Note>You may leave.</Note>\n',
  law: '### Law\n\nThe law of the centre.\n',
  notices: '### Notices\n\nWe write to the address of the account, and nowhere else.\n',
};

/** The redline of one text against another, as it stands in a proposal. */
function redlineOf(before: readonly string[], after: readonly string[]) {
  const text = (parts: readonly string[]) => `## Part\n\n${parts.join('\n')}`;
  const document = madeUpDocument(
    'terms',
    { version: '1.1', effectiveDate: '2026-01-15', text: text(after) },
    { version: '1.0', effectiveDate: '2025-03-01', text: text(before) },
  );
  const [pair] = comparisonsOf(document);
  if (!pair) throw new Error('There are two versions');
  const tree = redlineTree(pair).children.filter((node) => node.type === 'element');
  return { markdown: markdownOf(tree), html: htmlOf('Redline', tree) };
}

const { fees, ending, notices } = clauses;

it('lists the clauses that have changed at its head, which links to them', () => {
  const { markdown, html } = redlineOf(
    [fees, ending, notices],
    [ending.replace('may', 'can'), clauses.law, fees],
  );
  expect(markdown).toContain(
    'Clauses that have changed (4)\n\n* 1.1 Ending\n* 1.3 Notices (removed)\n* 1.2 Law (new)\n* 1.3 Fees (moved)\n',
  );
  expect(html).toContain('<li><a href="#terms-change-4">1.3 Fees (moved)</a></li>');
  expect(html).toMatch(/<h3 id="terms-change-4" [^>]*>1\.3 Fees</);
});

it('shows items with the letter that they have now, or had', () => {
  const { markdown } = redlineOf(
    [`${ending}\n- Neither of us;\n- nobody else;\n- you.\n`],
    [`${ending}\n- nobody else;\n- we; and\n- all of you.\n\nOr:\n\n- nobody.\n`],
  );
  expect(markdown.match(/(?<=^[*-] ).*\([a-z]\).*/gm)).toEqual([
    '~~(a) Neither of us;~~',
    '(a) nobody else;',
    '**(b) we; and**',
    '(c) **all of** you.',
    '**(d) nobody.**',
  ]);
});

it('keeps the space before words that are added or gone', () => {
  const now = ending.replace('may end', 'may at once end');
  expect(redlineOf([ending], [now]).markdown).toContain('may **at once** end');
  expect(redlineOf([now], [ending]).markdown).toContain('may ~~at once~~ end');
  const longer = ending.replace('these terms.', 'these terms. They say so.');
  expect(redlineOf([ending], [longer]).markdown).toContain('these terms. **They say so.**');
});

it('shows a table with a change as a table, whole and with its head', () => {
  const { markdown, html } = redlineOf([fees], [fees.replace('$1,000 ', '$1,100 ')]);
  expect(markdown).toMatch(/\| Plan +\| Price +\|\n\| -+ \| -+ \|\n\| Business \| \$12,000 +\|/);
  expect(markdown).toContain('| Single   | ~~$1,000~~ **$1,100** |');
  expect(html).toContain('<th>Plan</th>');
  expect(html).toMatch(/>Prices<\/p><table>/);
});

it('shows where a link leads when that has changed, and of a new passage', () => {
  const { markdown } = redlineOf([fees], [fees.replace('(/privacy)', '(/cookies)')]);
  expect(markdown).toContain('the policy (~~→ /privacy~~ **→ /cookies**) says');
  const added = `${fees}\nSee [the terms](/terms).\n`;
  expect(redlineOf([fees], [added]).markdown).toContain('**See the terms (→ /terms).**');
  expect(redlineOf([added], [fees]).markdown).toContain('~~See the terms.~~');
});

it('shows a moved clause as moved, with what has changed in it, and those that it renumbers', () => {
  const moved = fees.replace('falls due', 'is due');
  const { markdown, html } = redlineOf([fees, ending, notices], [ending, notices, moved]);
  expect(markdown).toContain('~~1.1 Fees~~\n\nMoved. Now number 1.3.');
  expect(markdown).toContain('1.3 Fees\n\nMoved here. Previously number 1.1.');
  expect(markdown).toContain('~~falls~~ **is** due');
  expect(markdown).toContain('*Unchanged: 5 passages (renumbered: 2)*');
  expect(html).toMatch(/1\.1 Ending<\/h3><p[^>]*>Renumbered\. Previously number 1\.2\.</);
  expect(markdown).not.toContain('may end');
  expect(markdown.match(/\*\*/g)).toHaveLength(2);
});

it('shows the notes of every version between', () => {
  const { markdown } = redlineOf([notices], [notices]);
  expect(markdown).toContain(`${legalLabels.redline.notes}\n\n* Words: some of them.`);
});
