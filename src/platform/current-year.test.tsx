import { expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { showCurrentYear } from './current-year.ts';

const builtBefore = (
  <footer>
    © <span data-current-year="">2025</span> Us, since <span>2025</span>, also{' '}
    <b data-current-year="">2025</b>
  </footer>
);

it('shows the year of the visit wherever the build wrote its own, and touches no other', async () => {
  const host = await render(builtBefore);
  showCurrentYear(new Date(2026, 0, 1, 0, 0, 1));
  expect(host.textContent).toBe('© 2026 Us, since 2025, also 2026');
});

it('takes the year from the clock and the time zone of the visitor', async () => {
  const host = await render(builtBefore);
  showCurrentYear();
  expect(host.querySelector('[data-current-year]')?.textContent).toBe(`${new Date().getFullYear()}`);
});

it('does no harm on a page without a year', () => {
  expect(() => showCurrentYear()).not.toThrow();
});
