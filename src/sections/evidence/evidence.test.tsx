import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { evidence } from '#words/evidence.ts';
import { labels } from '#words/labels.ts';
import { render } from '#tests/support/render.tsx';
import { Evidence, RecordDialogs } from './evidence.tsx';

const shown = (
  <>
    <Evidence />
    <RecordDialogs />
  </>
);

it.each(Object.entries(evidence.records))(
  'the record %s opens by keyboard, and gives the focus back (R2.51, F-E14)',
  async (id, { title }) => {
    await page.viewport(1000, 700);
    await render(shown);
    const opener = page.getByRole('button', { name: title, exact: true });
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    const isSample = dialog.element().textContent.includes(labels.sampleData);
    expect(isSample).toBe(!['charges', 'terms'].includes(id));
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  },
);
