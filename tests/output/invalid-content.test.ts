import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalEdits, pageEdits, recordDocument } from '#tests/support/added-page.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

type Mistake = {
  readonly name: string;
  readonly make: (copy: SiteCopy) => Promise<unknown>;
  readonly undo: (copy: SiteCopy) => Promise<unknown>;
  readonly says: RegExp;
};

const mistake = (name: string, file: string, from: string, to: string, says: RegExp): Mistake => ({
  name,
  make: (copy) => copy.edit(file, from, to),
  undo: (copy) => copy.edit(file, to, from),
  says,
});

/** A new page or legal document of which a part in these files is missing. */
const missingPart = (files: RegExp): Mistake[] =>
  [...pageEdits, ...legalEdits]
    .filter(({ file }) => files.test(file))
    .map(({ file, make, undo, says }) => ({
      name: `a missing part of ${file}`,
      make: undo,
      undo: make,
      says,
    }));

/** Steps of the build, each with mistakes that it reports together. */
const mistakes: readonly (readonly [step: string, mistakes: readonly Mistake[]])[] = [
  [
    'Validate the content',
    [
      mistake(
        'an unknown id of a fact',
        'content/en/pages/investors.ts',
        'facts.minimumTicket.text',
        'facts.minimumTiket.text',
        /content\/en\/pages\/investors\.ts:\d+ facts\.minimumTiket does not exist: did you mean minimumTicket\?/,
      ),
      mistake(
        'an unknown page of the platform',
        'content/plans.ts',
        "'register-investor'",
        "'register-investr'",
        /content\/plans\.ts:\d+ “register-investr” is not known here: did you mean register-investor\?/,
      ),
    ],
  ],
  ['Validate the content', missingPart(/^src\/pages\.ts$/)],
  [
    'Validate the content',
    [
      ...missingPart(/^content\/en\/|^src\/pages\/|\.mdx$/),
      mistake(
        'an unknown route id in a link (F-B3)',
        'content/en/pages/family-office.ts',
        "{ route: 'contact', subject: 'demo-request' }",
        "{ route: 'contakt' }",
        /content\/en\/pages\/family-office\.ts:\d+ familyOffice\.hero\.actions\.0\.to leads to {"route":"contakt"}, which is no page/,
      ),
      mistake(
        'a field that the section of a page does not show',
        'content/en/pages/about.ts',
        'values: {\n      heading: ',
        "values: {\n      tone: 'sunk',\n      heading: ",
        /content\/en\/pages\/about\.ts:\d+ about\.sections\.values has no field “tone”: .*remove it/,
      ),
      mistake(
        'an unknown picture',
        'content/sample-world.ts',
        "picture: 'listing-lake-house'",
        "picture: 'listing-lake-hous'",
        /content\/sample-world\.ts:\d+ “listing-lake-hous” is not known here: did you mean listing-lake-house\?/,
      ),
      mistake(
        'a name with letters that the fonts lack',
        'content/en/team.ts',
        'Maysa Al Rashid',
        'Nadia Nguyễn',
        /content\/en\/team\.ts:\d+ has the letter ễ, which the fonts lack: .*add a font/,
      ),
      mistake(
        'a redirect from a page',
        'content/redirects.ts',
        'readonly Redirect[] = [',
        "readonly Redirect[] = [{ from: '/about', to: 'product', since: '2026-11-20' },",
        /content\/redirects\.ts:\d+ redirects \/about, which is a page: remove this redirect/,
      ),
      mistake(
        'a missing film (F-P2)',
        'content/films.ts',
        '/films/${film}.${own}.webm',
        '/films/${film}.${own}.ogv',
        /content\/films\/tour\.ar\.ogv:1 is missing: add it, or run npm run films, which writes it/,
      ),
      mistake(
        'a language whose tests would read the words of another',
        'package.json',
        '"./.cache/words/ar/*"',
        '"./content/en/*"',
        /package\.json:\d+ leads "#words\/\*" with the condition "ar" to \.\/content\/en/,
      ),
    ],
  ],
  [
    'Check the legal documents',
    [
      mistake(
        'an unknown component in a legal document (F-B1)',
        'content/legal/cookies.mdx',
        '<Address />',
        '<Adress />',
        /cookies\.mdx:\d+.*Adress/,
      ),
    ],
  ],
  [
    'Compare figures with facts',
    [
      mistake(
        'a figure that contradicts a fact (F-B6)',
        'content/en/pages/investors.ts',
        '`You can invest ${facts.minimumTicket.text} or more per project.',
        // The fact stays, so that only this check reports the text.
        '`You can invest a minimum ticket of US$50,000, not ${facts.minimumTicket.text}, or more per project.',
        /content\/en\/pages\/investors\.ts:\d+ "US\$50,000" contradicts minimumTicket of content\/facts\.ts:\d+/,
      ),
    ],
  ],
  ['Translate the content', missingPart(/^content\/ar\//)],
];

let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite();
  for (const { make } of [...pageEdits, ...legalEdits]) await make(copy);
  await recordDocument(copy);
});

afterAll(() => copy.remove());

it.each([
  ['Add a page', 'wealth-managers', pageEdits],
  ['Add a legal document', 'acceptable-use', [...legalEdits, { file: 'content/legal/versions.json' }]],
] as const)('src/README.md lists the steps of "%s"', async (heading, id, edits) => {
  const listed = (await copy.read('src/README.md'))
    .split('## ')
    .find((part) => part.startsWith(`${heading}\n`));
  for (const { file } of edits) expect(listed).toContain(file.replaceAll(id, '<id>'));
  expect(listed?.match(/^\d\. /gm)).toHaveLength(edits.length);
});

describe.each(mistakes)('“%s” stops with place and remedy, at', (step, made) => {
  let outcome: Awaited<ReturnType<SiteCopy['build']>>;

  beforeAll(async () => {
    for (const { make } of made) await make(copy);
    outcome = await copy.build();
    for (const { undo } of made.toReversed()) await undo(copy);
  });

  it.each(made)('$name, among others', ({ says }) => {
    expect(outcome.exitCode).toBe(1);
    // The reason for the stop, without warnings.
    const reason = outcome.output.split(`✗ ${step}\n`)[1] ?? '';
    expect(reason).toMatch(says);
    // A mistake in English is not reported for its translations.
    expect(reason.includes('content/ar/')).toBe(step === 'Translate the content');
  });
});

it('data that no command can read is named with file, line and remedy', async () => {
  await copy.edit('content/facts.ts', 'minimumAge: { value: 18,', 'minimumAge: { value: 18');
  const { exitCode, output } = await copy.runUnset('words');
  await copy.edit('content/facts.ts', 'minimumAge: { value: 18', 'minimumAge: { value: 18,');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^content\/facts\.ts:\d+ cannot be read: .*\n$/);
});

it('launch-check stops a release without settings (F-B14)', async () => {
  const { exitCode, output } = await copy.runUnset('launch-check');
  expect(exitCode).toBe(1);
  expect(output).toContain('VITE_RECAPTCHA_KEY is not set');
});
