import { createHash } from 'node:crypto';

import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { type LanguageCode, languageCodes } from '#content/languages.ts';
import { site as brand } from '#content/site.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { promises } from '#words/promises.ts';
import { team } from '#words/team.ts';
import { NOTICES_PATH } from '#scripts/build/publish/notices.ts';
import { loadSite } from '#scripts/checks/support/built-site.ts';
import { countWords, visibleText } from '#scripts/checks/support/text-of.ts';
import { brandNames } from '#src/head/page-head.tsx';
import { audienceCopySchema } from '#src/model/page-copy.schema.ts';
import { audienceIds, legalIds, routeIdOf, routeIds, rowOf } from '#src/routes.ts';
import { legalPassages, oneLine } from '#tests/support/browser/legal-source.ts';

const site = await loadSite();
const pageOf = (id: string) => {
  const page = site.pages.find(({ routeId, language }) => routeId === id && language === 'en');
  if (!page) throw new Error(`There is no page of ${id}`);
  return page.root;
};
const mainOf = (id: string) => {
  const main = pageOf(id).querySelector('main');
  if (!main) throw new Error(`The page of ${id} has no <main>`);
  return main;
};
const scriptFiles = [...site.files].filter((file) => /^assets\/.*\.js$/.test(file));
const scripts = (await Promise.all(scriptFiles.map(site.read))).join('\n');

const copies = import.meta.glob<Readonly<Record<string, unknown>>>('/content/en/pages/*.ts', { eager: true });

it.each(audienceIds)('%s shows its workflow, every step of it (R2.44)', (id) => {
  const [copy] = Object.values(copies[`/content/en/pages/${id}.ts`] ?? {});
  const sections = Object.values(audienceCopySchema.parse(copy).sections);
  const steps = sections.flatMap((section) => (section.kind === 'workflow' ? section.steps : []));
  expect(steps.length).toBeGreaterThanOrEqual(4);
  const main = mainOf(id);
  const text = oneLine(main.text);
  expect(text).toContain(`Step 1 of ${steps.length}`);
  const headings = main.querySelectorAll('h3').map((heading) => heading.text.trim());
  expect(headings).toEqual(expect.arrayContaining(steps.map(({ title }) => title)));
  for (const { description } of steps) expect(text).toContain(description);
});

it('every listed page names the organization, in every language (R5.13)', () => {
  const listed = site.pages.filter(({ routeId, isHidden }) => routeId !== undefined && !isHidden);
  expect(listed).toHaveLength(routeIds.length * languageCodes.length);
  const isNamed = ({ root }: (typeof listed)[number]) =>
    root.querySelector('script[type="application/ld+json"]')?.rawText.includes('"Organization"');
  expect(listed.filter((page) => !isNamed(page)).map(({ path }) => path)).toEqual([]);
});

it('titles name the brand as their language writes it (R2.9)', () => {
  const names: Partial<Record<LanguageCode, string>> = brand.names;
  const wrong = site.pages.filter(({ root, language }) => {
    const own = names[language] ?? brand.name;
    const last = root.querySelector('title')?.text.split(' | ').at(-1) ?? '';
    return last !== own && brandNames.has(last);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('about shows a picture of each leader, with the name (R2.29)', () => {
  for (const { root } of site.pages.filter(({ routeId }) => routeId === 'about')) {
    const rows = root.querySelector('main table')?.querySelectorAll('tbody tr') ?? [];
    expect(rows).toHaveLength(team.length);
    for (const row of rows) {
      const picture = row.querySelector('img, [role=img]');
      const name = picture?.getAttribute('alt') ?? picture?.getAttribute('aria-label');
      expect(row.querySelector('th')?.text).toContain(name);
      expect(picture?.tagName === 'IMG' || picture?.text).toBeTruthy();
    }
  }
});

it.each(legalIds)('the HTML of %s has its text once, and no script has any of it (R2.42, R10.4)', (id) => {
  const text = oneLine(pageOf(id).text);
  const sentences = legalPassages(id).filter((passage) => passage.length > 120);
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((sentence) => text.split(sentence).length !== 2)).toEqual([]);
  expect(scripts).toContain('react');
  expect(sentences.filter((sentence) => scripts.includes(sentence.slice(0, 60)))).toEqual([]);
});

it('no script has text that only search engines read', () => {
  expect(scripts).toContain('react');
  for (const id of audienceIds) expect(scripts).not.toContain(pageMetadata[id].metaDescription);
  // Audiences that are in no menu.
  for (const id of ['luxury-real-estate', 'secondary-exit'] as const)
    expect(scripts).not.toContain(pageMetadata[id].audience);
});

it('the notices name the packages and fonts of the site, and no tool; llms.txt links them', async () => {
  const notices = await site.read(NOTICES_PATH.slice(1));
  const named = [...notices.matchAll(/^-{80}\n\n(\S+) \d/gm)].map(([, name = '']) => name);
  const packages = ['react', 'react-dom', 'scheduler', 'vanilla-cookieconsent'];
  expect(named).toEqual(expect.arrayContaining(packages));
  const fonts = named.filter((name) => name.startsWith('@fontsource'));
  expect(fonts.length).toBeGreaterThan(3);
  expect(notices.match(/SIL OPEN FONT LICENSE Version 1\.1 - /g)).toHaveLength(fonts.length);
  expect(named.filter((name) => /^(?:vite|typescript|zod|hono|sharp|@playwright)/.test(name))).toEqual([]);
  for (const file of ['llms.txt', 'ar/llms.txt']) expect(await site.read(file)).toContain(NOTICES_PATH);
});

it('the schedule of charges has the fingerprint of the published prices, and the other record that of the terms', async () => {
  const prices = createHash('sha256')
    .update(await site.read('pricing.json'))
    .digest('hex');
  const record = z.array(z.object({ document: z.string(), text: z.string() }));
  const versions = record.parse(JSON.parse(await site.read('legal/versions.json')));
  const terms = versions.flatMap(({ document, text }) => (document === 'terms' ? [text] : []));
  const pages = site.pages.filter(({ routeId }) => routeId === 'about');
  const shown = pages.map(({ root }) =>
    ['charges', 'terms'].map((id) => root.querySelectorAll(`#record-${id} code`).map(({ text }) => text)),
  );
  expect(shown).toEqual(languageCodes.map(() => [[prices], terms]));
});

const BLOCKS = 'h1, h2, h3, p, li, dt, dd, th, td, figcaption';

/** Sentences of at least six words in the body of a page, without links, buttons, pictures and tools such as the calculator. */
function sentencesOf(id: string): ReadonlySet<string> {
  const texts = mainOf(id)
    .querySelectorAll(BLOCKS)
    .filter(
      (block) =>
        !block.querySelector(BLOCKS) &&
        !block.closest('a, button, [aria-live], [role=img], [data-nosnippet], [data-island], details'),
    )
    .map((block) => oneLine(block.text));
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:;])\s/)).map((text) => text.trim());
  return new Set(sentences.filter((sentence) => countWords(sentence) >= 6));
}

/** What pages say of rights, in the words of one table. */
const promised = JSON.stringify(promises);

// One of them is the disclaimer, which the FAQ and the page for consultants both give (content/README.md).
it('a sentence is on one page: at most eight are on two, but for those of the table of promises', () => {
  const pages = routeIds
    .filter((id) => rowOf(id).list !== 'legal' && id !== 'accessibility')
    .map(sentencesOf);
  const all = pages.flatMap((sentences) => [...sentences]);
  const repeated = [...new Set(all)].filter(
    (one) => !promised.includes(one.replace(/\.$/, '')) && pages.filter((page) => page.has(one)).length > 1,
  );
  expect(repeated.slice(8)).toEqual([]);
});

/** Pages that the body of a page links to. */
const linkedFrom = (id: string) =>
  mainOf(id)
    .querySelectorAll('a')
    .map((link) => routeIdOf(link.getAttribute('href')?.replace(/[?#].*/, '') ?? ''));

it.each(audienceIds)('%s ends with links to related pages and the FAQ', (id) => {
  const linked = linkedFrom(id);
  expect(linked).toContain('faq');
  expect(
    new Set(linked.filter((other) => other && other !== id && rowOf(other).audience)).size,
  ).toBeGreaterThan(1);
});

it.each(audienceIds)('%s is linked from the body of home', (id) => {
  expect(linkedFrom('home')).toContain(id);
});

const hardToFind = [
  'pe-venture-capital',
  'fundraisers',
  'luxury-real-estate',
  'secondary-exit',
  'consultants',
] as const;

it.each(hardToFind)('%s, in no menu of the header, is linked from another audience', (id) => {
  expect(audienceIds.filter((other) => other !== id && linkedFrom(other).includes(id))).not.toEqual([]);
});

it.each(audienceIds)('exhibits on %s show access rights, never reading activity', (id) => {
  const exhibits = mainOf(id).querySelectorAll('figure').map(visibleText).join('\n');
  expect(exhibits).not.toMatch(/\b(?:read|readers?|opened|viewed|views)\b/i);
});

it.each(audienceIds)('%s shows no picture twice', (id) => {
  const shown = mainOf(id)
    .querySelectorAll('img')
    // The steps of a workflow show one screen as it changes.
    .filter((image) => !image.closest('[data-stage]'))
    .map((image) => ({
      file: image.getAttribute('src')?.replace(/-\d+\.\w+\.\w+$/, ''),
      screen: image.closest('[data-nosnippet]'),
    }));
  // The views of one screen, of which one is in view, may have the same picture; one of a list may be shown large.
  const repeated = shown.filter(({ file, screen }, index) =>
    shown
      .slice(0, index)
      .some(
        (other) => other.file === file && !screen === !other.screen && (!screen || other.screen !== screen),
      ),
  );
  expect(repeated.map(({ file }) => file)).toEqual([]);
});

it.each(languageCodes)('the file of %s has a part for each place of home', async (code) => {
  const home = site.pages.find(({ routeId, language }) => routeId === 'home' && language === code)?.root;
  const [address] =
    home?.querySelectorAll('[data-parts]').map((group) => group.getAttribute('data-parts')) ?? [];
  const parts = parse(await site.read(address?.slice(1) ?? ''));
  const places =
    home?.querySelectorAll('[data-place]').map((place) => place.getAttribute('data-place')) ?? [];
  expect(places.length).toBeGreaterThan(5);
  for (const place of places)
    expect(parts.querySelector(`[data-place="${place}"] [data-nosnippet]`)).toBeTruthy();
  const ids = [...(home?.querySelectorAll('[id]') ?? []), ...parts.querySelectorAll('[id]')].map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
