import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { legalEdits, pageEdits, recordDocument } from '#tests/support/added-page.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

/** `…` in what a build says is any words. */
const typed = z.strictObject({
  ...{ name: z.string(), file: z.string(), from: z.string(), to: z.string(), says: z.string() },
});

/** The step at which a build stops, with the mistakes that it reports together. */
const builds = z
  .array(
    z.strictObject({
      step: z.string(),
      /** Files of a new page or legal document of which a part is missing. */
      missing: z.string().optional(),
      mistakes: z.array(typed),
    }),
  )
  .parse(JSON.parse(await readFile(new URL('invalid-content.json', import.meta.url), 'utf8')));

const patternOf = (says: string) =>
  new RegExp(
    escapePattern(says)
      .replaceAll('…', '.*')
      .replaceAll(escapePattern('{line}'), String.raw`\d+`),
  );

const mistakesOf = ({ missing, mistakes }: (typeof builds)[number]) => [
  ...[...pageEdits, ...legalEdits]
    .filter(({ file }) => missing !== undefined && new RegExp(missing).test(file))
    .map(({ file, make, undo, says }) => ({
      name: `a missing part of ${file}`,
      ...{ make: undo, undo: make, says },
    })),
  ...mistakes.map(({ name, file, from, to, says }) => ({
    name,
    make: (site: SiteCopy) => site.edit(file, from, to),
    undo: (site: SiteCopy) => site.edit(file, to, from),
    says: patternOf(says),
  })),
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

describe.each(builds)('$step stops with place and remedy, at', (build) => {
  const { step } = build;
  const made = mistakesOf(build);
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
