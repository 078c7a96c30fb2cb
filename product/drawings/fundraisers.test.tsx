import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { report } from '#words/centrepieces/fundraisers.ts';
import { render } from '#tests/support/render.tsx';
import { Drawing, type ReportContent } from './fundraisers.tsx';

const { answers, prepared }: ReportContent = report;

it('is whole, and has the answers up to the question that is pressed', async () => {
  await page.viewport(1440, 900);
  await render(<Drawing />);
  const isShown = (text: string) =>
    page
      .getByText(text, { exact: true })
      .elements()
      .some((element) => element.checkVisibility({ visibilityProperty: true }));
  const shown = () => answers.filter(({ items }) => isShown(items[0]?.name ?? '')).length;
  expect(shown()).toBe(answers.length);
  expect(isShown(prepared)).toBe(true);
  await page.getByText(answers[0]?.question ?? '').click();
  await expect.poll(shown).toBe(1);
  expect(isShown(prepared)).toBe(false);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(shown).toBe(2);
});
