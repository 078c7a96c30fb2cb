import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { freezeVersion } from '#scripts/build/legal/freeze-version.ts';
import { paths } from '#scripts/build/paths.ts';
import { writtenFinding } from '#scripts/legal/support/findings.ts';
import { madeUpDocuments } from '#scripts/legal/support/made-up-documents.ts';
import { writeRedline } from '#scripts/legal/redline/write-redline.ts';
import { git } from './git.ts';
import { guardAgainst } from './guard-against.ts';

const TERMS = 'content/legal/terms.mdx';
const KEPT = 'content/legal/versions/terms/2026-02-02.mdx';
const FACTS = 'content/facts.ts';
const TODAY = '2026-11-21';

/** A repository of short documents with one commit, tagged `published`. */
async function repository() {
  const root = await madeUpDocuments();
  for (const file of [FACTS, 'content/site.ts']) await cp(join(paths.root, file), join(root, file));
  await git(root, 'init', '-q');
  const commit = async (day: string) => {
    await git(root, 'add', '-A');
    const who = ['-c', 'user.name=Legal', '-c', 'user.email=legal@qanat.example'];
    await git(root, ...who, 'commit', '-q', '-m', 'Change', `--date=${day}T12:00:00Z`);
  };
  await commit('2026-02-02');
  await git(root, 'tag', 'published');
  const edit = async (from: string | RegExp, to: string, file = TERMS) => {
    const source = await readFile(join(root, file), 'utf8');
    const changed = source.replace(from, () => to);
    if (changed === source) throw new Error(`${file} does not hold ${String(from)}`);
    await writeFile(join(root, file), changed);
  };
  const told = async () => {
    const { verdicts } = await guardAgainst(root, 'published', TODAY);
    return verdicts.flatMap(({ findings }) => findings.map(writtenFinding));
  };
  /** All that a new version needs besides its text. */
  const renew = async (day = TODAY) => {
    const kept = freezeVersion(await readFile(join(root, TERMS), 'utf8'));
    await mkdir(dirname(join(root, KEPT)), { recursive: true });
    await writeFile(join(root, KEPT), kept);
    await edit("version: '1.2'", "version: '1.3'");
    await edit("effectiveDate: '2026-02-02'", `effectiveDate: '${day}'`);
    await edit('Words: some of them.', 'Waivers: counted in days.');
  };
  return { root, commit, edit, renew, told };
}

const WORDS = ['A delay is no waiver.', 'A delay of days is no waiver.'] as const;

/** The price in content/facts.ts becomes another one. */
const PRICE = [/priceBusiness: .+/, "priceBusiness: { value: 13_000, text: '$13,000' },", FACTS] as const;

describe('guardAgainst', () => {
  it('lets stand what has not changed', async () => {
    const { told } = await repository();
    expect(await told()).toEqual([]);
  });

  it('asks for version, day and note when the text has changed', async () => {
    const { edit, told } = await repository();
    await edit(...WORDS);
    expect(await told()).toEqual([
      `${TERMS}:4 version is 1.2, and the text has changed: write '1.3'`,
      expect.stringMatching(/terms\.mdx:5 effectiveDate is 2026-02-02, not after 2026-02-02/),
      expect.stringMatching(/terms\.mdx:7 changes are those of the version before/),
    ]);
  });

  it('takes another layout of the same words for no change', async () => {
    const { edit, told } = await repository();
    await edit(WORDS[0], WORDS[0].replace(' is ', '\nis '));
    expect(await told()).toEqual([]);
  });

  it('lets a complete new version pass', async () => {
    const { edit, renew, told } = await repository();
    await renew();
    await edit(...WORDS);
    expect(await told()).toEqual([]);
  });

  it('asks for the version that is replaced, which the redline has written', async () => {
    const { root, edit, renew, told } = await repository();
    await renew();
    await edit(...WORDS);
    await rm(join(root, KEPT));
    expect(await told()).toEqual([
      expect.stringMatching(
        /versions\/terms\/2026-02-02\.mdx:1 is missing: .*legal:redline writes this file/,
      ),
    ]);
    await writeRedline(root, 'published', join(root, 'out'));
    await cp(join(root, 'out', KEPT), join(root, KEPT));
    expect(await told()).toEqual([]);
  });

  it('does not let a kept version be edited', async () => {
    const { edit, told } = await repository();
    await edit('decision is final', 'decision is not final', 'content/legal/versions/terms/2025-03-01.mdx');
    expect(await told()).toEqual([
      expect.stringMatching(/2025-03-01\.mdx:15 is not what applied from 1 March 2025: restore it/),
    ]);
  });

  it('asks where a heading went', async () => {
    const { edit, renew, told } = await repository();
    await renew();
    await edit('### No waiver', '### Waivers');
    expect(await told()).toEqual([
      expect.stringMatching(/:6 formerPaths lacks “No waiver”.*add '\/terms#no-waiver -> #waivers'/),
    ]);
    await edit('formerPaths: []', "formerPaths: ['/terms#no-waiver -> #waivers']");
    expect(await told()).toEqual([]);
  });

  it('names the figure that changes a text without a word of it being edited', async () => {
    const { edit, told } = await repository();
    await edit(/minimumTicket: .+/, "minimumTicket: { value: 200_000, text: 'US$200,000' },", FACTS);
    const findings = await told();
    expect(findings).toContainEqual(
      expect.stringMatching(
        /facts\.ts:\d+ minimumTicket was “US\$100,000” and is “US\$200,000”, which changes the wording of content\/legal\/terms\.mdx/,
      ),
    );
    expect(findings).toContainEqual(
      expect.stringMatching(/version is 1\.2, and a figure in the text has changed: write '1\.3'/),
    );
  });

  it('gives users five days with a new fee, counted from the day on which it was written', async () => {
    const { commit, edit, renew, told } = await repository();
    await renew();
    await edit(...PRICE);
    const early = /:5 effectiveDate is 2026-11-21, but a fee has changed \(Business \| \$13,000 \| Yearly\)/;
    expect(await told()).toEqual([expect.stringMatching(early)]);
    expect((await told()).join('')).toContain(
      "write '2026-11-26' or later, and tell the users by 21 November 2026",
    );
    await commit('2026-11-17');
    expect((await told()).join('')).toContain("The new fee was written on 2026-11-17: write '2026-11-22'");
  });

  it('counts from the last change of the fee, not from later commits', async () => {
    const { commit, edit, renew, told } = await repository();
    await renew();
    await edit(...PRICE);
    await commit('2026-11-16');
    await edit('A delay', 'Any delay');
    await commit('2026-11-19');
    expect(await told()).toEqual([]);
  });

  it('counts anew when the fee is changed again', async () => {
    const { commit, edit, renew, told } = await repository();
    await renew();
    await edit(...PRICE);
    await commit('2026-11-16');
    await edit('$13,000', '$14,000', FACTS);
    await commit('2026-11-20');
    expect((await told()).join('')).toContain("The new fee was written on 2026-11-20: write '2026-11-25'");
  });

  it('says what to do about a ref that git does not know', async () => {
    const { root } = await repository();
    await expect(guardAgainst(root, 'nowhere', TODAY)).rejects.toThrow(/git knows no nowhere: name a branch/);
  });
});

describe('writeRedline', () => {
  it('shows what changed, word by word, as a page and for a comment', async () => {
    const { root, edit, renew } = await repository();
    await renew();
    await edit(WORDS[0], 'A delay <of days is no waiver.'.replace('<', ''));
    await edit(...PRICE);
    const { titles } = await writeRedline(root, 'published', join(root, 'out'));
    const [html, markdown] = await Promise.all(
      ['redline.html', 'redline.md'].map((name) => readFile(join(root, 'out', name), 'utf8')),
    );
    expect(titles).toEqual(['Terms of Service']);
    expect(html).toContain('A delay <ins>of days </ins>is no waiver.');
    expect(markdown).toContain('A delay **of days** is no waiver.');
    expect(markdown).toMatch(/Business \\\| \$~~12~~\*\*13\*\*,000/);
    expect(markdown).toContain('From version 1.2 of 2 February 2026 to version 1.3 of 21 November 2026');
  });

  it('says so when nothing has changed', async () => {
    const { root } = await repository();
    const { titles, files } = await writeRedline(root, 'published', join(root, 'out'));
    expect(titles).toEqual([]);
    expect(files).toHaveLength(2);
    expect(await readFile(join(root, 'out/redline.md'), 'utf8')).toContain('No legal text has changed.');
  });
});
