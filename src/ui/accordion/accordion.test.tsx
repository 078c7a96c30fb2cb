import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followAccordions } from './follow-accordions.ts';
import { Accordion } from './accordion.tsx';
import { emulate } from '#tests/support/page-state.ts';
import { renderStill } from '#tests/support/render.tsx';

const items = [
  { id: 'fees', title: 'Do you charge success fees?', content: <p>No success fees.</p> },
  { id: 'identity', title: 'Who sees my identity?', content: <p id="nobody">Nobody.</p> },
  { id: 'große-tickets', title: 'Is there a minimum ticket?', content: <p>Yes.</p> },
];

const openIds = () => [...document.querySelectorAll('details[open]')].map((item) => item.id);

afterEach(() => history.replaceState(null, '', window.location.pathname + window.location.search));

describe('Accordion', () => {
  it('starts closed and opens several items by keyboard (R4.10)', async () => {
    await renderStill(<Accordion items={items} />, followAccordions);
    expect(openIds()).toEqual([]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(openIds()).toEqual(['fees', 'identity']);
    await expect.element(page.getByText('No success fees.')).toBeVisible();
    await userEvent.keyboard(' ');
    expect(openIds()).toEqual(['fees']);
  });

  it('opens the item around an element that the address names', async () => {
    history.replaceState(null, '', '#nobody');
    await renderStill(<Accordion items={items} />, followAccordions);
    expect(openIds()).toEqual(['identity']);
  });

  it('follows the address when it changes, and understands encoded ids', async () => {
    await renderStill(<Accordion items={items} />, followAccordions);
    window.location.hash = '#gro%C3%9Fe-tickets';
    await expect.poll(openIds).toEqual(['große-tickets']);
  });

  it.each(['#%', '#unknown'])('stays closed for the address %s', async (hash) => {
    history.replaceState(null, '', hash);
    await renderStill(<Accordion items={items} />, followAccordions);
    expect(openIds()).toEqual([]);
  });

  it('is printed expanded by its style sheet alone', async () => {
    await renderStill(<Accordion items={items} />, followAccordions);
    const answer = page.getByText('No success fees.');
    await expect.element(answer).not.toBeVisible();
    await emulate({ isPrinted: true });
    await expect.element(answer).toBeVisible();
  });
});
