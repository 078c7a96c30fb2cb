import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { FACTS, KEPT, proposal, TERMS, TODAY, WORDS } from '#tests/support/legal-proposal.ts';
import { findingsIn } from '#tests/support/told.ts';

/** The price in content/facts.ts becomes another one. */
const PRICE = [/priceBusiness: .+/, "priceBusiness: { value: 13_000, text: '$13,000' },", FACTS] as const;

describe('compareSnapshots', () => {
  it('lets stand what has not changed', async () => {
    const { told } = await proposal();
    expect(await told()).toEqual([]);
  });

  it('asks at once for version, day and note when the text has changed', async () => {
    const { edit, told } = await proposal();
    await edit(...WORDS);
    expect(await told()).toEqual([
      `${TERMS}:4 version is 1.2, and the text has changed: write '1.3', the day from which it applies as effectiveDate ('${TODAY}' or later) and what is new under changes, a line for each`,
    ]);
  });

  it('lets a first real version take the place of samples, its archive empty', async () => {
    const { published, root, edit, told } = await proposal();
    const archive = 'content/legal/versions/terms';
    for (const file of [TERMS, `${archive}/2025-09-15.mdx`, `${archive}/2025-03-01.mdx`])
      await edit('formerPaths', 'sample: true\nformerPaths', file, published);
    await rm(join(root, archive), { recursive: true });
    await edit("version: '1.2'", "version: '1.0'");
    await edit(...WORDS);
    expect(await told()).toEqual([]);
    expect(await findingsIn(root)).toEqual([]);
  });

  it('asks only for what a changed text lacks', async () => {
    const { edit, told } = await proposal();
    await edit(...WORDS);
    await edit('Words: some of them.', 'Waivers: counted in days.');
    await edit('2026-02-02', TODAY);
    expect((await told())[0]).toBe(`${TERMS}:4 version is 1.2, and the text has changed: write '1.3'`);
  });

  it('takes another layout of the same words for no change', async () => {
    const { edit, told } = await proposal();
    await edit(WORDS[0], WORDS[0].replace(' is ', '\nis '));
    expect(await told()).toEqual([]);
  });

  it('lets a complete new version pass', async () => {
    const { edit, renew, told } = await proposal();
    await renew();
    await edit(...WORDS);
    expect(await told()).toEqual([]);
  });

  it('lets a text to come be published, with the one that applies until then, a sample too', async () => {
    const { published, root, edit, renew, told } = await proposal();
    for (const folder of [published, root])
      await edit('formerPaths', 'sample: true\nformerPaths', TERMS, folder);
    await renew();
    await edit('sample: true\n', '');
    await edit(`effectiveDate: '${TODAY}'`, "effectiveDate: '2027-01-01'");
    await edit(...WORDS);
    expect(await told()).toEqual([]);
    await rm(join(root, KEPT));
    expect(await told()).toEqual([
      expect.stringMatching(/2026-02-02\.mdx:1 is missing: version 1\.2 applies until then/),
    ]);
  });

  it('lets no text apply before it is published, and names the day to write (F-L1)', async () => {
    const { edit, renew, told } = await proposal();
    await renew();
    await edit(...WORDS);
    await edit(`effectiveDate: '${TODAY}'`, "effectiveDate: '2026-11-20'");
    expect(await told()).toEqual([
      expect.stringMatching(
        /:5 effectiveDate is 2026-11-20, which has passed, .*: write '2026-11-21', or the later day/,
      ),
    ]);
  });

  it('lets no text apply from the day of the one before, or an earlier one, nor with its notes', async () => {
    const { root, edit, renew, told } = await proposal();
    await renew();
    await edit(...WORDS);
    await rm(join(root, KEPT));
    for (const day of ['2026-02-02', '2026-02-01']) {
      await edit(/effectiveDate: .*/, `effectiveDate: '${day}'`);
      expect(await told()).toContainEqual(
        `${TERMS}:5 effectiveDate is ${day}, not after 2026-02-02, from which the text applied until now: write '${TODAY}', or the later day on which this will be published`,
      );
    }
    await edit(/effectiveDate: .*/, "effectiveDate: '2028-11-21'");
    expect((await told()).join()).not.toContain('effectiveDate');
    await edit('Waivers: counted in days.', 'Words: some of them.');
    expect(await told()).toContainEqual(
      expect.stringMatching(/:7 changes are those of the version before: say what has changed now/),
    );
    await edit(/effectiveDate: .*/, "effectiveDate: '2028-11-22'");
    expect((await told())[0]).toMatch(/:5 effectiveDate is 2028-11-22, more than two years from now/);
  });

  it('asks for the version that is replaced', async () => {
    const { root, edit, renew, told } = await proposal();
    await renew();
    await edit(...WORDS);
    await rm(join(root, KEPT));
    expect(await told()).toEqual([
      expect.stringMatching(
        /versions\/terms\/2026-02-02\.mdx:1 is missing: .*legal:redline writes this file/,
      ),
    ]);
  });

  it('does not let a kept version be edited (F-L3)', async () => {
    const { edit, told } = await proposal();
    await edit('decision is final', 'decision is not final', 'content/legal/versions/terms/2025-03-01.mdx');
    expect(await told()).toEqual([
      expect.stringMatching(
        /2025-03-01\.mdx:15 is not what applied from 1 March 2025: restore the file from git/,
      ),
    ]);
  });

  it('names the figure that changes a text without a word of it being edited', async () => {
    const { edit, told } = await proposal();
    await edit(/minimumTicket: .+/, "minimumTicket: { value: 200_000, text: 'US$200,000' },", FACTS);
    expect(await told()).toEqual([
      expect.stringMatching(
        /facts\.ts:\d+ minimumTicket was “US\$100,000” and is “US\$200,000”, which changes the wording of content\/legal\/terms\.mdx: write “US\$100,000” again, or give that document '1\.3', the day/,
      ),
    ]);
  });

  it('names that figure alone, whatever else the data at the top says', async () => {
    const { edit, told } = await proposal();
    await edit(/minimumTicket: .+/, "minimumTicket: { value: 200_000, text: 'US$200,000' },", FACTS);
    await edit(/singleExtraMonth: .+/, "singleExtraMonth: { value: 1, text: '$1' },", FACTS);
    await edit('Words: some of them.', 'Tickets: higher.');
    expect(await told()).toEqual([
      expect.stringMatching(/minimumTicket was .* or give that document '1\.3'/),
    ]);
  });

  it('takes another consent tool for another wording where a text speaks of it', async () => {
    const { published, root, edit, renew, told } = await proposal();
    const text = 'A delay is<When consent="vendor"> surely</When> no waiver.';
    for (const folder of [published, root]) await edit(WORDS[0], text, TERMS, folder);
    const change = ["consentTool: 'built-in'", "consentTool: 'vendor'", 'content/site.ts'] as const;
    await edit(...change);
    expect(await told()).toContainEqual(
      expect.stringMatching(
        /terms\.mdx:4 version is 1\.2, and what it says of how the site asks for consent has changed: write '1\.3'/,
      ),
    );
    await edit(change[1], change[0], change[2]);
    await renew();
    await edit(...change);
    expect(await told()).toEqual([]);
  });

  it.each([
    ['in a sentence', 'We charge a fee of two per cent of each payment.'],
    ['in words', 'A second Account has a price of fifty dollars a month.'],
  ])('gives them with a fee that is written %s', async (_where, sentence) => {
    const { edit, renew, judge } = await proposal();
    await renew();
    await edit(WORDS[0], `${WORDS[0]} ${sentence}`);
    const said = await judge();
    expect(said(TODAY)).toEqual([
      expect.stringContaining(`a fee has changed (A delay is no waiver. ${sentence})`),
    ]);
    expect(said('2026-11-16')).toEqual([]);
  });

  it('gives them with a fee that is gone, and with no other figure', async () => {
    const { edit, renew, judge } = await proposal();
    await renew();
    await edit(WORDS[0], `${WORDS[0]} A ticket of five per cent is no delay.`);
    expect((await judge())(TODAY)).toEqual([]);
    await edit(/\| Business .*\n/, '');
    expect((await judge())(TODAY)).toEqual([
      expect.stringContaining('(until now: Business | $12,000 | Yearly)'),
    ]);
  });

  it('gives users five days with a new fee, counted from the day on which it was written', async () => {
    const { edit, renew, judge } = await proposal();
    await renew();
    await edit(...PRICE);
    const said = await judge();
    const [early, ...others] = said(TODAY);
    expect(others).toEqual([]);
    expect(early).toMatch(
      /:5 effectiveDate is 2026-11-21, but a fee has changed \(Business \| \$13,000 \| Yearly; until now: Business \| \$12,000 \| Yearly\)/,
    );
    expect(early).toContain("write '2026-11-26' or later, and tell the users by 21 November 2026");
    expect(said('2026-11-17').join('')).toContain("write '2026-11-22'");
    expect(said('2026-11-16')).toEqual([]);
  });

  it('speaks of the days of a fee alone, however early the text would apply', async () => {
    const { edit, renew, told } = await proposal();
    await renew();
    await edit(...PRICE);
    await edit(`effectiveDate: '${TODAY}'`, "effectiveDate: '2026-11-20'");
    expect(await told()).toEqual([expect.stringContaining('but a fee has changed')]);
  });
});
