import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Project } from '#src/api/read-projects.ts';
import { renderStill } from '#tests/support/render.tsx';
import { sampleProject } from '#tests/support/sample-partner.ts';

import { partOf } from '#src/ui/template/fill-template.ts';
import { Template } from '#src/ui/template/template.tsx';
import { cardSlots } from './card-slots.ts';
import { ProjectCard } from './project-card.tsx';
import { projectCard } from './show-projects.ts';

const nowMs = Date.parse('2026-12-20T12:00:00Z');
/** The card of a project, in a column of this width. */
const render = (changes: Partial<Project> = {}, widthPx = 320) =>
  renderStill(
    <div id="column" style={{ display: 'grid', gridTemplateColumns: `${widthPx}px` }}>
      <Template name="item" slots={cardSlots}>
        <ProjectCard />
      </Template>
    </div>,
    () => {
      const column = partOf(document, '#column');
      column.append(projectCard(column, sampleProject(changes), 0, nowMs));
    },
  );

it('a project card shows each text of the platform in the direction of that text', async () => {
  const texts = { assetClass: 'عقارات', title: 'مستودع', description: 'ثلاثة مستودعات', creatorName: 'نخيل' };
  const host = await render({ ...texts, regions: ['الخليج', 'Europe (EU)'] });
  const isolated = [...host.querySelectorAll('bdi, [dir=auto]')];
  const directionOf = (text: string) => {
    const own = isolated.find(({ textContent }) => textContent === text);
    return own && getComputedStyle(own).direction;
  };
  const turned = [...Object.values(texts), 'الخليج'];
  expect(turned.filter((text) => directionOf(text) !== 'rtl')).toEqual([]);
  expect(['Logistics', 'Europe (EU)'].map(directionOf)).toEqual(['ltr', 'ltr']);
  expect(host.querySelector('[translate=no]')?.textContent).toBe(texts.creatorName);
});

it('a project card shows all fields of a project, and links to the login (R2.48)', async () => {
  const host = await render();
  for (const text of [
    'Infrastructure',
    'Three warehouses',
    'Logistics',
    'Middle East, Europe',
    '12 days left',
    'Log in to view',
  ]) {
    expect(host.textContent).toContain(text);
  }
  expect(host.textContent).toContain('By Tamarisk Sample Infrastructure');
  expect([...host.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'Funding targetUSD\u00a045,000,000',
    'Total sizeUSD\u00a0120,000,000',
  ]);
  const link = page.getByRole('link', { name: 'Cold-chain warehouses Log in to view', exact: true });
  await expect.element(link).toHaveAttribute('href', '/login');
});

it('a project card is a link as a whole', async () => {
  const host = await render();
  let pressed: string | undefined;
  host.addEventListener('click', (event) => {
    event.preventDefault();
    pressed = event.target instanceof Element ? event.target.closest('a')?.pathname : undefined;
  });
  await userEvent.click(page.getByRole('article', { name: 'Cold-chain warehouses' }), {
    position: { x: 3, y: 3 },
  });
  expect(pressed).toBe('/login');
});

it('a project card has one tab stop, and shows the focus around the card', async () => {
  const host = await render();
  const stops = [...host.querySelectorAll('a, button, [tabindex]')];
  const isVisible = (stop: Element) => stop.checkVisibility({ visibilityProperty: true });
  await expect.poll(() => stops.filter(isVisible)).toHaveLength(1);
  const article = page.getByRole('article').element();
  expect(getComputedStyle(article).outlineStyle).toBe('none');
  await userEvent.tab();
  expect(getComputedStyle(article).outlineStyle).toBe('solid');
});

it('a project card shows a drawing without alternative text for a picture that fails to load (F-A18)', async () => {
  const host = await render({ picture: 'data:image/png,broken' });
  await expect.poll(() => host.querySelector('img')).toBeNull();
  await expect.element(host.querySelector<SVGElement>('svg[data-drawing]')).toBeVisible();
  expect(page.getByRole('img').elements()).toEqual([]);
});

it.each([
  [{ endDate: '2026-12-21T00:00:00.000Z' }, '1 day left'],
  [{ title: '', assetClass: 'Funds' }, 'Funds'],
  [{ title: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
] as const)('a project card is shown with %j (F-A15)', async (changes, text) => {
  const host = await render(changes);
  expect(host.textContent).toContain(text);
});

it.each([
  ['Hồ Chí Minh', 'Newsreader Times'],
  ['Łódź', 'Newsreader'],
])('a project card shows the letters of %s in one font', async (title, font) => {
  const host = await render({ title });
  const [first] = getComputedStyle(host.querySelector('h3') ?? host).fontFamily.split(',');
  expect(first).toContain(font);
});

it('a project card omits empty fields', async () => {
  const missing = ['description', 'assetClass', 'target', 'targetAmount', 'endDate', 'creatorName'];
  const bare = Object.fromEntries(missing.map((name) => [name, undefined]));
  const host = await render({ ...bare, tags: [], regions: [] });
  expect(host.textContent.trim()).toBe('Cold-chain warehousesLog in to view');
});

it.each([
  [{ target: undefined }, ['Funding target']],
  [{ targetAmount: undefined }, ['Total size']],
] as const)('a project card shows the other amount with %j', async (changes, names) => {
  const host = await render(changes);
  expect([...host.querySelectorAll('dt')].map((name) => name.textContent)).toEqual(names);
});

it('a project card shows the longest title and description whole', async () => {
  const host = await render({ title: 'Quay '.repeat(32), description: 'Berths '.repeat(57) }, 240);
  for (const text of ['h3', 'h3 ~ p'].map((name) => host.querySelector(name)))
    expect(text?.scrollHeight).toBeLessThanOrEqual((text?.clientHeight ?? 0) + 1);
});

it('a project card keeps long texts inside the card', async () => {
  const long = 'Unbreakable'.repeat(30);
  const host = await render(
    { title: long, description: long, assetClass: long, regions: [long], creatorName: long, tags: [long] },
    160,
  );
  const right = host.querySelector('article')?.getBoundingClientRect().right ?? 0;
  const outside = [...host.querySelectorAll('p, h3, dl, ul')].filter(
    (part) => part.getBoundingClientRect().right > right,
  );
  expect(outside).toEqual([]);
});
