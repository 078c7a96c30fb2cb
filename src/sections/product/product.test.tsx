import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { labels } from '#words/labels.ts';
import { dataRoom } from '#words/screens/data-room.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { render } from '#tests/support/render.tsx';
import { drawProduct } from '#product/build/draw.tsx';
import { ProductContext } from '#src/platform/product-library.ts';
import { ShownScreen } from './product.tsx';

const library = drawProduct();
const nameOfScreen = (id: string) => library.screens[id]?.name ?? '';

const opener = (screen: string) =>
  page.getByRole('button', { name: fillIn(labels.wholeScreen.named, { screen }), exact: true });

const product = (screen: string) => (
  <ProductContext value={library}>
    <ShownScreen copy={{ kind: 'product', screen }} hasOpener />
  </ProductContext>
);

it('the full screen is a modal dialog named after its screen, which holds the focus and gives it back (F-E14)', async () => {
  await page.viewport(1000, 700);
  await render(product('data-room'));
  const name = nameOfScreen('data-room');
  const dialog = page.getByRole('dialog', { name, exact: true });
  opener(name).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  for (let press = 0; press < 4; press += 1) {
    expect(
      document.activeElement === document.body || dialog.element().contains(document.activeElement),
    ).toBe(true);
    await userEvent.tab();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener(name)).toHaveFocus();
});

it('the full screen is offered only where the screen on the page is smaller', async () => {
  await page.viewport(1440, 900);
  await render(product('pipeline'));
  await expect.element(opener(nameOfScreen('pipeline'))).not.toBeInTheDocument();
  await page.viewport(1000, 900);
  await expect.element(opener(nameOfScreen('pipeline'))).toBeVisible();
});

it.each([
  ['data-room', dataRoom.title],
  ['pipeline', pipeline.title],
])('the whole screen of %s has no side bar on phones, and begins with its main column', async (id) => {
  await page.viewport(390, 844);
  await render(product(id));
  await opener(nameOfScreen(id)).click();
  const dialog = page.getByRole('dialog').element();
  const screen = dialog.querySelector('[data-app] > *');
  const [menu, content] = [...(screen?.children ?? [])];
  expect(menu?.checkVisibility()).toBe(false);
  const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;
  expect(left(content)).toBeLessThan(390);
  const main = dialog.querySelector('[data-size=main]');
  const shown = main?.querySelector('[data-phones] > div > [data-phones=true]') ?? main;
  expect(left(shown)).toBeGreaterThanOrEqual(0);
  expect(left(shown)).toBeLessThan(195);
});
