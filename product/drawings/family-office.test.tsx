import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { committee } from '#words/centrepieces/family-office.ts';
import { render } from '#tests/support/render.tsx';
import { type CommitteeContent, Drawing } from './family-office.tsx';

const { choice, members, stamp, views }: CommitteeContent = committee;

it('shows the notes and the file of the moment that is chosen, and the stamp once it is decided', async () => {
  await page.viewport(1440, 900);
  const host = await render(<Drawing />);
  for (const [place, name] of choice.names.entries()) {
    await page.getByText(name, { exact: true }).first().click();
    for (const member of members)
      for (const [other, { note }] of member.views.entries())
        await expect
          .poll(() => page.getByText(note, { exact: true }).element().checkVisibility())
          .toBe(other === place);
    await expect.element(page.getByText(views[place]?.title ?? '', { exact: true })).toBeVisible();
    const isStamped = [...host.querySelectorAll('p')].some(
      (element) => element.textContent === `${stamp.text}${stamp.line}` && element.checkVisibility(),
    );
    expect(isStamped).toBe(place === 2);
  }
});
