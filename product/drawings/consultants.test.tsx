import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { directory } from '../../content/en/centrepieces/consultants.ts';
import { render } from '../../tests/support/render.tsx';
import { type DirectoryContent, Drawing } from './consultants.tsx';

const { entries, filters, facts }: DirectoryContent = directory;
const [services, places] = filters;

/** Presses a filter, which is above the entries with the same words. */
const choose = (name = '') => page.getByText(name, { exact: true }).first().click();

it('leaves the Advisors of the chosen service and place, at least one for each choice', async () => {
  await page.viewport(1440, 900);
  await render(<Drawing />);
  const shown = () =>
    page
      .getByRole('listitem')
      .elements()
      .filter((element) => element.checkVisibility())
      .map((element) => entries.find(({ name }) => element.textContent.includes(name))?.id);
  await expect.poll(() => shown().length).toBe(entries.length);
  for (const place of places?.options ?? []) {
    await choose(place.name);
    for (const service of services?.options ?? []) {
      const expected = entries.filter(
        (entry) => entry.place === place.id && entry.services.some(({ id }) => id === service.id),
      );
      expect(expected).not.toHaveLength(0);
      await choose(service.name);
      await expect.poll(shown).toEqual(expected.map(({ id }) => id));
    }
  }
  await choose(services?.all);
  await choose(places?.all);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => shown().length).toBeLessThan(entries.length);
});

it('opens what one Advisor states at a time', async () => {
  await page.viewport(390, 844);
  await render(<Drawing />);
  const openFacts = () =>
    page
      .getByText(facts[0]?.value ?? '', { exact: true })
      .elements()
      .filter((element) => element.checkVisibility()).length;
  for (const { name } of entries.slice(0, 2)) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(openFacts).toBe(1);
  }
});
