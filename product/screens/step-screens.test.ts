import { expect, it } from 'vitest';

import { audienceCopySchema } from '../../src/model/page-copy.schema.ts';
import { stepScreens } from './screens.ts';

const copies = import.meta.glob<Readonly<Record<string, unknown>>>('/content/en/pages/*.ts', { eager: true });

it.each([...stepScreens])('the page %s has a screen for each step of its workflow', (page, screens) => {
  const [copy] = Object.values(copies[`/content/en/pages/${page}.ts`] ?? {});
  const sections = Object.values(audienceCopySchema.parse(copy).sections);
  const steps = sections.flatMap((section) => (section.kind === 'workflow' ? section.steps : []));
  expect(screens).toHaveLength(steps.length);
});

it('the screens of steps have no screen twice', () => {
  const screens = [...stepScreens.values()].flat();
  expect(new Set(screens.map((screen) => JSON.stringify(screen))).size).toBe(screens.length);
});
