import { expect, it } from 'vitest';

import { fundraisers } from '#content/en/pages/fundraisers.ts';
import { audienceCopySchema } from './page-copy.schema.ts';

it('three headings of one size in a row are refused', () => {
  const sections = Object.fromEntries(
    Object.entries(fundraisers.sections).map(([name, section]) => [name, { ...section, pace: 'dense' }]),
  );
  const result = audienceCopySchema.safeParse({ ...fundraisers, sections });
  const [issue] = result.error?.issues ?? [];
  expect(issue?.message).toContain('three headings of one size');
  expect(audienceCopySchema.safeParse(fundraisers).success).toBe(true);
});
