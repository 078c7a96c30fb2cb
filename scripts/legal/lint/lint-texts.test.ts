import { describe, expect, it } from 'vitest';

import { clause, findingsAfter } from '#tests/support/legal/findings-after.ts';

describe('defined terms', () => {
  const advisor = /<Definition term="Advisor">/;
  it.each([
    [
      'a term that is used and not defined',
      clause,
      '### No waiver\n\nWe tell the Escrow Agent first.\n',
      /:\d+ “Escrow Agent” has capital letters but is no defined term: add <Definition term="Escrow Agent">, write “escrow agent”, or, if it is a name, add it to content\/legal\/names\.txt/,
    ],
    [
      'a term at the start of a sentence',
      clause,
      '### No waiver\n\nThe Escrow Agents know.\n',
      /“Escrow Agents” has capital/,
    ],
    [
      'a term that is never used',
      advisor,
      '<Definition term="Adviser">Rare.</Definition>\n\n<Definition term="Advisor">',
      /:\d+ “Adviser” is defined and never used/,
    ],
    [
      'a term defined twice',
      advisor,
      '<Definition term="Account">Rare.</Definition>\n\n<Definition term="Advisor">',
      /“Account” is defined in line \d+ too/,
    ],
    [
      'a term out of order',
      '<Definition term="Virtual Data Room">',
      '<Definition term="Account Holder">Each Account Holder.</Definition>\n\n<Definition term="Virtual Data Room">',
      /“Account Holder” stands behind “User”/,
    ],
  ])('finds %s', async (_what, from, to, message) => {
    expect(await findingsAfter(from, to)).toContainEqual(expect.stringMatching(message));
  });
});

describe('references', () => {
  it.each([
    [
      'a clause that is not there',
      '[fees](#change-to-fees)',
      /leads to no clause of content\/legal\/terms\.mdx: did you mean changes-to-fees\?/,
    ],
    [
      'a clause of another document',
      '[rights](/privacy#your-right)',
      /leads to no clause of content\/legal\/privacy\.mdx: /,
    ],
    [
      'a page that is not there',
      '[Privacy](/privacy-policy)',
      /leads to no page of the site: did you mean \/privacy\?/,
    ],
    [
      'an address that is not encrypted',
      '[rules](http://rules.example)',
      /is not encrypted: write https:\/\//,
    ],
    ['a link without words', '[](#notices)', /has no words to click on/],
    [
      'a clause by its number',
      'See clause 1.1 there',
      /“clause 1.1” names a clause by its number, which will move: write \[who we are\]\(#who-we-are\)/,
    ],
    ['a clause by a number that is none', 'See clause 99.1 there', /there is no 99\.1/],
  ])('finds %s', async (_what, text, message) => {
    expect(await findingsAfter(clause, `### No waiver\n\n${text}.\n`)).toContainEqual(
      expect.stringMatching(message),
    );
  });

  it('leaves the numbers of a rulebook alone', async () => {
    expect(await findingsAfter(clause, '### No waiver\n\nThis follows article 6 of the rulebook.\n')).toEqual(
      [],
    );
  });
});

describe('figures', () => {
  it.each([
    [
      'repeats a fact',
      '<Fact id="countries" />',
      '150+',
      /:\d+ "150\+" repeats countries in line \d+ of the site’s list of facts: write <Fact id="countries" \/>/,
    ],
    [
      'contradicts a fact',
      '<Fact id="minimumTicket" />',
      'US$50,000',
      /"US\$50,000" contradicts minimumTicket .* which is "US\$100,000": write <Fact id="minimumTicket" \/>\. If it is the figure of a law, .* ask a developer/,
    ],
  ])('finds one that %s', async (_what, from, to, message) => {
    expect(await findingsAfter(from, to)).toEqual([expect.stringMatching(message)]);
  });
});

describe('typing', () => {
  it.each([
    ['straight quotes', 'It is "rare" here.', /“"rare"” has straight quotes: write “rare”/],
    ['a straight apostrophe', "It’s the user's own.", /“user's” has a straight apostrophe: write user’s/],
    ['two spaces', 'It is  rare.', /“is {2}rare\.” has two spaces: write “is rare\.”/],
    ['a space before a comma', 'It is rare , still.', /has a space before “,”: write “rare,”/],
    ['a missing space', 'It is rare.It is.', /“rare.It” has no space between: write “rare. It”/],
    ['three full stops', 'It is rare... still.', /is an ellipsis in full stops: write …/],
    ['a mark typed twice', 'It is rare,, still.', /is typed twice/],
    ['a hyphen for a dash', 'It is rare - still.', /write “rare – still\.”/],
    ['a hyphen between figures', 'It is 3-4 of them.', /“3-4” has a hyphen between two figures: write “3–4”/],
    ['a word said twice', 'It is the the rare one.', /“the the” says a word twice: write “the”/],
    ['a character that cannot be seen', 'It is\u00a0rare.', /a space that is no plain one/],
    ['what was left open', 'It is TBD here.', /“TBD” is left open/],
    [
      'a paragraph without its full stop',
      'It is rare',
      /“It is rare” ends without a mark: write “It is rare\.”/,
    ],
  ])('finds %s', async (_what, text, message) => {
    expect(await findingsAfter(clause, `### No waiver\n\n${text}\n`)).toContainEqual(
      expect.stringMatching(message),
    );
  });
});

describe('earlier versions', () => {
  it.each([
    [
      'figures that would change',
      '18 years',
      '<Fact id="minimumAge" /> years',
      /versions\/terms\/2025-03-01\.mdx:\d+ an earlier version keeps what it said/,
    ],
    ['code', 'Our decision is final', '{1}', /versions\/terms\/2025-03-01\.mdx:\d+ has \{ or \}/],
  ])('are looked at for %s', async (_what, from, to, message) => {
    const findings = await findingsAfter(from, to, 'versions/terms/2025-03-01.mdx');
    expect(findings).toEqual([expect.stringMatching(message)]);
  });
});

it.each(['Minor changes.', 'Various updates to the text', 'Editorial corrections', 'Words: some'])(
  'refuses the note “%s”, which tells users nothing',
  async (note) => {
    const [finding, ...others] = await findingsAfter('Words: some of them.', note);
    expect(finding).toContain(
      `terms.mdx:7 changes say “${note}”, which tells users nothing: name the clause`,
    );
    expect(others).toEqual([]);
  },
);
