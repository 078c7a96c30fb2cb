import { describe, expect, it } from 'vitest';

import { clause, findingsAfter } from '#tests/support/legal/findings-after.ts';

const clauseWith = (text: string) => findingsAfter(clause, `### No waiver\n\n${text}\n`);

describe('one finding, with its line and a remedy', () => {
  it.each([
    [
      'a weekday that contradicts its date',
      'We met on Monday 1 March 2025.',
      /:53 "1 March 2025" is a Saturday and not a Monday: write Saturday 1 March 2025, or correct the day/,
    ],
    [
      'a weekday behind its date',
      'We met on 1 March 2025 (a Monday).',
      /:53 "1 March 2025" is a Saturday and not a Monday/,
    ],
    [
      'a link that names another clause by its number',
      'See [clause 1.2](#notices).',
      /:53 \[clause 1\.2\]\(#notices\) names another clause than “Notices” \(4\.2\).*: write \[notices\]\(#notices\), or \[language\]\(#language\)/,
    ],
    [
      'a link that names another clause by its heading',
      'See [language](#notices).',
      /:53 \[language\]\(#notices\) names another clause than “Notices”/,
    ],
    [
      'a link that names another document',
      'See the [Cookie Policy](/privacy).',
      /:53 \[Cookie Policy\]\(\/privacy\) leads to the Privacy Policy: write \[Cookie Policy\]\(\/cookies\)/,
    ],
    [
      'a list that leaves a letter out',
      'We may (a) ask, (b) wait or (d) write.',
      /:53 \(d\) follows \(b\), and \(c\) is missing: write it/,
    ],
    [
      'a list that leaves a Roman number out, within another list',
      'We may (a) ask (i) once, (iii) twice or (b) write.',
      /:53 \(iii\) follows \(i\), and \(ii\) is missing/,
    ],
    [
      'a defined term in lower case',
      'This is for a user only.',
      /:53 “user” is written small, and User is a defined term: write User/,
    ],
    [
      'a defined term in lower case, as a subject',
      'Where users may read it.',
      /:53 “users” is written small, and User is a defined term: write Users/,
    ],
    [
      'a period in words that no fact has',
      'We answer within two weeks.',
      /:53 "two weeks" is no figure of the site’s list of facts: .*“\(Article 12 of the Companies Law\)”; if it is ours, ask a developer/,
    ],
    ['a period in words that stands alone', 'It waits for thirty days.', /:53 "thirty days" is no figure/],
    [
      'a term without a definition in a table',
      '<Table caption="Rare">\n\n| Who | What |\n| --- | --- |\n| Holders | Pay the Custodian |\n\n</Table>',
      /:57 “Custodian” has capital letters but is no defined term/,
    ],
  ])('for %s', async (_what, text, message) => {
    expect(await clauseWith(text)).toEqual([expect.stringMatching(message)]);
  });
});

describe('no finding', () => {
  it.each([
    ['the right weekday', 'We met on Saturday, 1 March 2025, and on Sunday 2 March 2025.'],
    ['the right number in a link', 'See [clause 4.2](#notices) and [notices](#notices).'],
    ['a term as part of another word', 'The user manual, a bank account-holder and on account of it.'],
    ['a period that a fact has', 'It is read for six months.'],
  ])('for %s', async (_what, text) => {
    expect(await clauseWith(text)).toEqual([]);
  });
});

it('finds a definition that is gone once, where its term is used in a table only', async () => {
  const gone = /<Definition term="Virtual Data Room">.*\n\n/;
  const [finding, ...others] = await findingsAfter(gone, '');
  expect(finding).toMatch(/“Virtual Data Room” has capital letters but is no defined term/);
  expect(others).toEqual([]);
});

it('finds one fault where a table has lost a row that holds it together', async () => {
  expect(await findingsAfter(/\| -+ \|.*\n/, '')).toEqual([
    expect.stringMatching(/:39 is a row of a table whose head is missing: write \| one \| two \|/),
  ]);
});
