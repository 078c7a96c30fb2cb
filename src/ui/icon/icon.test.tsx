import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SubjectIcon } from './subject-icon.tsx';
import { render } from '#tests/support/render.tsx';

it('an icon is hidden from assistive technology', async () => {
  await render(<SubjectIcon name="lock" />);
  expect(page.getByRole('img').elements()).toHaveLength(0);
});

it('an arrow is mirrored in right-to-left text, and no other icon is', async () => {
  const host = await render(
    <p dir="rtl">
      <SubjectIcon name="arrow-right" />
      <SubjectIcon name="globe" />
    </p>,
  );
  const scales = [...host.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale);
  expect(scales).toEqual(['-1 1', 'none']);
});
