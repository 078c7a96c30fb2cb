import { expect, it } from 'vitest';

import { pageMetadata } from '#words/page-metadata.ts';
import { NOTICES_PATH } from '#scripts/build/publish/notices.ts';
import { loadSite } from '#scripts/checks/support/built-site.ts';
import { audienceCopySchema } from '#src/model/page-copy.schema.ts';
import { audienceIds, legalIds, routes } from '#src/routes.ts';
import { legalPassages, oneLine } from '#tests/support/browser/legal-source.ts';

const site = await loadSite();
const pageOf = (id: string) => {
  const page = site.pages.find(({ routeId, language }) => routeId === id && language === 'en');
  if (!page) throw new Error(`There is no page of ${id}`);
  return page.root;
};
const scriptFiles = [...site.files].filter((file) => /^assets\/.*\.js$/.test(file));
const scripts = (await Promise.all(scriptFiles.map(site.read))).join('\n');

const copies = import.meta.glob<Readonly<Record<string, unknown>>>('/content/en/pages/*.ts', { eager: true });

it.each(audienceIds)('%s shows its workflow, every step of it', (id) => {
  const [copy] = Object.values(copies[`/content/en/pages/${id}.ts`] ?? {});
  const sections = Object.values(audienceCopySchema.parse(copy).sections);
  const steps = sections.flatMap((section) => (section.kind === 'workflow' ? section.steps : []));
  expect(steps.length).toBeGreaterThanOrEqual(4);
  const page = pageOf(id);
  const text = oneLine(page.querySelector('main')?.text ?? '');
  expect(text).toContain(`Step 1 of ${steps.length}`);
  const headings = page.querySelectorAll('main h3').map((heading) => heading.text.trim());
  expect(headings).toEqual(expect.arrayContaining(steps.map(({ title }) => title)));
  for (const { description } of steps) expect(text).toContain(description);
});

it.each(legalIds)('the HTML of %s has its text once, and no script has any of it', (id) => {
  const text = oneLine(pageOf(id).text);
  const sentences = legalPassages(id).filter((passage) => passage.length > 120);
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((sentence) => text.split(sentence).length !== 2)).toEqual([]);
  expect(scripts).toContain('react');
  expect(sentences.filter((sentence) => scripts.includes(sentence.slice(0, 60)))).toEqual([]);
});

it('scripts have the paths of all pages, and no text that only search engines read', () => {
  for (const path of Object.values(routes)) expect(scripts).toContain(JSON.stringify(path).slice(1, -1));
  for (const id of audienceIds) expect(scripts).not.toContain(pageMetadata[id].metaDescription);
  // Audiences that are in no menu.
  for (const id of ['luxury-real-estate', 'secondary-exit'] as const)
    expect(scripts).not.toContain(pageMetadata[id].audience);
});

it('the notices name the packages and fonts of the site, and no tool; llms.txt links them', async () => {
  const notices = await site.read(NOTICES_PATH.slice(1));
  const named = [...notices.matchAll(/^-{80}\n\n(\S+) \d/gm)].map(([, name = '']) => name);
  const packages = ['react', 'react-dom', 'scheduler', 'react-router', 'vanilla-cookieconsent'];
  expect(named).toEqual(expect.arrayContaining(packages));
  const fonts = named.filter((name) => name.startsWith('@fontsource'));
  expect(fonts.length).toBeGreaterThan(3);
  expect(notices.match(/SIL OPEN FONT LICENSE Version 1\.1 - /g)).toHaveLength(fonts.length);
  expect(named.filter((name) => /^(?:vite|typescript|zod|hono|sharp|@playwright)/.test(name))).toEqual([]);
  for (const file of ['llms.txt', 'ar/llms.txt']) expect(await site.read(file)).toContain(NOTICES_PATH);
});
