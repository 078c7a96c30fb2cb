import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { world } from '../../content/sample-world.ts';
import { sampleNames } from '../../content/en/sample-names.ts';
import { type Colour, contrastOf, toHex } from '../../src/lib/colour/colour.ts';
import { render } from '../../tests/support/render.tsx';
import { ProductScreen } from './product-screen.tsx';
import { allMenus, screenOf } from './screens.ts';

const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** A computed colour in any notation, as it is painted on white. */
function paintedColour(element: Element, property: 'color' | 'backgroundColor'): Colour {
  if (!pen) throw new Error('There is no canvas');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, 1, 1);
  pen.fillStyle = getComputedStyle(element)[property];
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The background behind the text of an element. */
function groundOf(element: Element): Colour {
  const isClear = getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
  return isClear && element.parentElement
    ? groundOf(element.parentElement)
    : paintedColour(element, 'backgroundColor');
}

it('each stream is as wide in the bar as its amount is of the whole', async () => {
  const host = await render(<ProductScreen id="marketplace-co-invest" />);
  const heights = [...host.querySelectorAll('rect[x="84"]')].map((rect) =>
    Number(rect.getAttribute('height')),
  );
  const drawn = screenOf('marketplace-co-invest')
    .columns.flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'streams' ? [...part.items, part.rest] : []));
  expect(heights).toHaveLength(drawn.length);
  const [first = 0, second = 0] = heights;
  const [most, less] = drawn;
  expect((first + 1) / (second + 1)).toBeCloseTo((most?.amount ?? 0) / (less?.amount ?? 1));
});

it('all of a portal takes the accent that is pressed, or chosen by the keyboard, and stays readable (R2.37)', async () => {
  await page.viewport(1280, 900);
  const host = await render(<ProductScreen id="programme-portal" />);
  const { brands, app } = screenOf('programme-portal');
  const portal = host.querySelector('[inert]');
  if (!brands || !portal) throw new Error('The portal has brands');
  const menu = page.getByText(allMenus[app].name, { exact: true }).element();
  const chip = [...portal.querySelectorAll('[data-tone="good"]')].at(0) ?? menu;
  const button = portal.querySelector('[data-main="true"]') ?? menu;
  const seen = new Set<string>();
  const expectReadable = () => {
    for (const element of [menu, chip, button])
      expect(contrastOf(paintedColour(element, 'color'), groundOf(element))).toBeGreaterThanOrEqual(4.5);
    for (const element of [menu, chip, button]) seen.add(toHex(groundOf(element)));
  };
  for (const { name } of brands.accents) {
    await page.getByRole('radio', { name }).click();
    await expect.poll(() => host.getAnimations({ subtree: true })).toEqual([]);
    expectReadable();
  }
  // Three grounds of each accent; menu and button share theirs.
  expect(seen.size).toBe(2 * brands.accents.length);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: brands.accents[0]?.name ?? '' })).toBeChecked();
});

it('the board shows the view that is chosen, alone, and opens the file of one deal at a time', async () => {
  await page.viewport(1280, 900);
  await render(<ProductScreen id="pipeline" />);
  const { views } = screenOf('pipeline');
  const [table, timeline] = views?.others ?? [];
  const files = () =>
    page
      .getByRole('definition')
      .elements()
      .filter((element) => element.checkVisibility());
  await page.getByText(sampleNames.deals.linden).first().click();
  await expect
    .poll(() => files().map(({ textContent }) => textContent))
    .toContain(sampleNames.assetClasses.realEstate);
  const first = files().length;
  await page.getByText(sampleNames.deals.willow).first().click();
  await expect.poll(() => files()).toHaveLength(first);

  const heading = page.getByText(sampleNames.stages.sourced).first();
  await page.getByText(table?.name ?? '', { exact: true }).click();
  await expect.element(page.getByRole('columnheader').first()).toBeVisible();
  await expect.element(heading).not.toBeVisible();
  await page.getByText(timeline?.name ?? '', { exact: true }).click();
  await expect.element(page.getByRole('columnheader', { includeHidden: true }).first()).not.toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading).toBeVisible();
});

it('a still of the board moves the card that has just come, and opens none', async () => {
  await page.viewport(1280, 900);
  const host = await render(<ProductScreen id="pipeline" isStill />);
  const pointer = page.getByText(sampleNames.people.omar.name).element().parentElement;
  expect(pointer?.offsetParent?.textContent).toContain(sampleNames.deals.cedar);
  expect(host.querySelector('details, a, input')).toBeNull();
});

it('an anonymous listing shows the issuer who the investor is once they engage', async () => {
  await page.viewport(1280, 900);
  const host = await render(<ProductScreen id="listing-anonymous" />);
  const name = page.getByText(sampleNames.people.khalid.name);
  await expect.element(name).not.toBeVisible();
  const veils = () => host.querySelectorAll('li:not(:has([data-revealed])) > span:empty:last-child');
  const shown = () => [...veils()].filter((veil) => veil.checkVisibility()).length;
  expect(shown()).toBe(4);
  await page.getByText(screenOf('listing-anonymous').views?.others[0]?.name ?? '', { exact: true }).click();
  await expect.element(name).toBeVisible();
  expect(shown()).toBe(0);
});

it('a data room unlocks its folders for the investor it is viewed as', async () => {
  await page.viewport(1280, 900);
  await render(<ProductScreen id="founder-room" />);
  const openFolders = () =>
    page
      .getByText(sampleNames.access.view.text, { exact: true })
      .elements()
      .filter((element) => element.checkVisibility({ visibilityProperty: true })).length;
  const { folders } = world.founderRoom;
  await expect.poll(openFolders).toBe(0);
  const [signed, lead] = screenOf('founder-room').views?.others ?? [];
  await page
    .getByText(signed?.name ?? '', { exact: true })
    .first()
    .click();
  await expect.poll(openFolders).toBe(folders.filter((folder) => folder.nda).length);
  await page
    .getByText(lead?.name ?? '', { exact: true })
    .first()
    .click();
  await expect.poll(openFolders).toBe(folders.filter((folder) => folder.lead).length);
});
