import { describe, expect, it } from 'vitest';

import { directionFault, layerOf } from './layers.ts';

describe('layerOf', () => {
  it.each([
    ['src/ui/tabs/tabs.tsx', 'ui'],
    ['src/entry-client.tsx', 'entry-client'],
    ['src/routes.ts', 'routes'],
    ['content/legal/terms.mdx', 'content'],
    ['scripts/commands/build.ts', 'scripts'],
  ])('of %s is %s', (path, layer) => {
    expect(layerOf(path)).toBe(layer);
  });
});

describe('directionFault', () => {
  it.each([
    ['src/pages/about/about.tsx', 'src/sections/band/band.tsx', false],
    ['src/pages/home/home.tsx', 'src/pages/home/hero.tsx', false],
    ['src/ui/tabs/tabs.tsx', 'src/lib/safe-url.ts', false],
    ['src/router.tsx', 'src/pages/about/about.tsx', false],
    ['content/site.ts', 'src/model/site.schema.ts', true],
    ['content/redirects.ts', 'src/routes.ts', false],
    ['src/ui/icon/icon.tsx', 'src/model/home.schema.ts', true],
    ['scripts/build/headers.ts', 'src/head/document.tsx', false],
    ['scripts/build/run-checks.ts', 'scripts/checks/links.ts', false],
  ])('lets %s import %s', (file, target, isType) => {
    expect(directionFault(file, target, isType)).toBeUndefined();
  });

  it.each([
    ['src/ui/tabs/tabs.tsx', 'src/routes.ts', false],
    ['src/ui/tabs/tabs.tsx', 'content/en/labels.ts', true],
    ['src/lib/safe-url.ts', 'src/platform/motion.ts', false],
    ['src/app/app.tsx', 'src/pages/about/about.tsx', false],
    ['src/features/faq/faq.tsx', 'src/features/contact/contact.tsx', true],
    ['src/pages/home/home.tsx', 'src/model/home.schema.ts', false],
    ['src/entry-client.tsx', 'src/head/document.tsx', false],
    ['src/platform/motion.ts', 'scripts/support/paths.ts', false],
    ['content/site.ts', 'src/platform/storage.ts', false],
    ['src/model/legal.schema.ts', 'scripts/legal/compare/diff.ts', true],
    ['scripts/checks/links.ts', 'scripts/build/page-files.ts', true],
    ['scripts/new-folder/one.ts', 'scripts/support/paths.ts', false],
  ])('refuses that %s imports %s', (file, target, isType) => {
    expect(directionFault(file, target, isType)).toContain(layerOf(file));
  });
});
