import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { routeIds } from '#src/routes.ts';
import { shareImageText } from './share-images.ts';

it.each(routeIds)('the share image of %s names the brand once, in the eyebrow', (id) => {
  const { title, eyebrow, course } = shareImageText(id);
  expect(title.split(/[|:]/).map((part) => part.trim())).not.toContain(site.name);
  expect(title).not.toContain('|');
  expect(eyebrow).toContain(site.name);
  expect(course).toBe(id);
});
