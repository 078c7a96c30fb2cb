import { expect, it } from 'vitest';

import { loadSite } from '#scripts/checks/support/built-site.ts';
import { audienceCopySchema } from '#src/model/page-copy.schema.ts';
import { audienceIds, legalIds } from '#src/routes.ts';
import { legalPassages, oneLine } from '#tests/support/browser/legal-source.ts';

const site = await loadSite();
const pageOf = (id: string) => {
  const page = site.pages.find(({ routeId, language }) => routeId === id && language === 'en');
  if (!page) throw new Error(`There is no page of ${id}`);
  return page.root;
};

const copies = import.meta.glob<Readonly<Record<string, unknown>>>('/content/en/pages/*.ts', { eager: true });

it.each(audienceIds)('%s shows its own workflow, every step of it', (id) => {
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

it.each(legalIds)('the HTML of %s holds its text once, and no script holds any of it', async (id) => {
  const text = oneLine(pageOf(id).text);
  const sentences = legalPassages(id).filter((passage) => passage.length > 120);
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((sentence) => text.split(sentence).length !== 2)).toEqual([]);
  const names = [...site.files].filter((file) => file.endsWith('.js'));
  const scripts = (await Promise.all(names.map(site.read))).join('\n');
  expect(scripts).toContain('react');
  expect(sentences.filter((sentence) => scripts.includes(sentence.slice(0, 60)))).toEqual([]);
});
