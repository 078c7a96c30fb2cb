import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';

import { paths } from '#scripts/support/paths.ts';

/** Faulty file → the rule that must refuse it. A rule that was renamed or switched off would pass it. */
const faulty = {
  'untyped.ts': ['typescript(no-explicit-any)', 'export const read = (value: any) => String(value);'],
  'asserted.ts': [
    'typescript(consistent-type-assertions)',
    'export const read = (value: unknown) => value as string;',
  ],
  'assumed.ts': ['typescript(no-non-null-assertion)', 'export const first = (all: string[]) => all.at(0)!;'],
  'adrift.ts': ['typescript(no-floating-promises)', 'export const send = () => { fetch("/x"); };'],
  'default.ts': ['import(no-default-export)', 'export default 3;'],
  'long.ts': [
    'eslint(max-lines-per-function)',
    `export function long() {\n${'console.warn(1);\n'.repeat(71)}}`,
  ],
  'circle/one.ts': [
    'import(no-cycle)',
    "import { two } from '#fixture/two.ts';\nexport const one = () => two;",
  ],
  'circle/two.ts': ['import(no-cycle)', "import { one } from './one.ts';\nexport const two = () => one;"],
  'key.tsx': ['react(jsx-key)', 'export const List = () => [1, 2].map((n) => <li>{n}</li>);'],
  'image.tsx': ['jsx-a11y(alt-text)', 'export const Logo = () => <img src="/logo.svg" />;'],
  'CamelCase.ts': ['unicorn(filename-case)', 'export const one = 1;'],
} as const;

const reportSchema = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(
  join(folder, 'package.json'),
  '{ "type": "module", "imports": { "#fixture/*": "./circle/*" } }',
);
for (const [name, [, source]] of Object.entries(faulty)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), `${source}\n`);
}
const { stdout } = spawnSync(
  join(paths.root, 'node_modules/.bin/oxlint'),
  ['--config', join(paths.root, '.oxlintrc.json'), '--format', 'json', '.'],
  { cwd: folder, encoding: 'utf8' },
);
const { diagnostics } = reportSchema.parse(JSON.parse(stdout));

it.each(Object.entries(faulty))('refuses %s', (name, [rule]) => {
  expect(diagnostics.filter(({ filename }) => filename === name).map(({ code }) => code)).toContain(rule);
});
