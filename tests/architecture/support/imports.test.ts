import { describe, expect, it } from 'vitest';

import { importsOf } from './imports.ts';

const importOf = (source: string) => importsOf('src/ui/tabs/tabs.tsx', source)[0];

describe('importsOf', () => {
  it.each([
    [`import { a } from './a.ts';`, 'src/ui/tabs/a.ts'],
    [`import { a } from '../icon/icon.tsx';`, 'src/ui/icon/icon.tsx'],
    [`import { a } from '#words/labels.ts';`, 'content/en/labels.ts'],
    [`export { a } from './a.ts';`, 'src/ui/tabs/a.ts'],
    [`const a = import('#src/a.ts');`, 'src/a.ts'],
    [`import './tabs.module.css';`, 'src/ui/tabs/tabs.module.css'],
    [`import { use } from 'react';`, 'react'],
  ])('reads %s as an import of %s', (source, target) => {
    expect(importOf(source)).toMatchObject({ target, isType: false });
  });

  it.each([
    [`import type { A } from './a.ts';`, true],
    [`import { type A, type B } from './a.ts';`, true],
    [`import { type A, b } from './a.ts';`, false],
    [`export type { A } from './a.ts';`, true],
  ])('of %s says whether only types are taken', (source, isType) => {
    expect(importOf(source)).toMatchObject({ isType });
  });

  it('says on which line an import stands', () => {
    expect(importOf(`// One.\n// Two.\nimport { a } from './a.ts';`)).toMatchObject({ line: 3 });
  });
});
