import { expect, it } from 'vitest';

import { legalLabels } from '#content/legal-labels.ts';
import { madeUpDocument } from '#tests/support/legal/made-up-documents.ts';
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

it('shows figures whole, and neighbouring words that were replaced as one change', () => {
  const now = fees.replace('US$12,000 a year', 'US$12,500 a year').replace('4 March 2026', '15 April 2027');
  const { markdown } = redlineOf([fees], [now]);
  expect(markdown).toContain('is ~~US$12,000~~ **US$12,500** a year');
  expect(markdown).toContain('on ~~4 March 2026~~ **15 April 2027**');
  // Its link leads where it led.
  expect(markdown).not.toContain('→');
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
  expect(markdown).toContain('*Unchanged: 4 passages (renumbered: 2)*');
  expect(html).toMatch(/1\.1 Ending<\/h3><p[^>]*>Renumbered\. Previously number 1\.2\.</);
  expect(markdown).not.toContain('may end');
  expect(markdown.match(/\*\*/g)).toHaveLength(2);
});

it('shows the notes of every version between', () => {
  const { markdown } = redlineOf([notices], [notices]);
  expect(markdown).toContain(`${legalLabels.redline.notes}\n\n* Words: some of them.`);
});
