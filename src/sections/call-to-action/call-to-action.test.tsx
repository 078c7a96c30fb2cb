import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { product } from '#words/pages/product.ts';
import { render } from '#tests/support/render.tsx';
import { CallToAction } from './call-to-action.tsx';

/** Clear space between two boxes, on the axis that has more of it. */
function distance(one: DOMRect, other: DOMRect): number {
  const across = Math.max(one.left - other.right, other.left - one.right);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom);
  return Math.max(across, down);
}

it.each([360, 820, 1024, 1100, 1440, 1920])(
  'the lines of the call to action keep 24px from all text at %i px',
  async (widthPx) => {
    await page.viewport(widthPx, 900);
    const host = await render(<CallToAction copy={product.callToAction} seed="product" />);
    const lines = host.querySelector('[viewBox="0 0 1440 360"]');
    if (!lines) throw new Error('The band has lines');
    const texts = [...host.querySelectorAll('h2, h3, p, a')];
    const near = texts.filter(
      (text) => distance(text.getBoundingClientRect(), lines.getBoundingClientRect()) < 24,
    );
    expect(near.map(({ textContent }) => textContent)).toEqual([]);
  },
);
