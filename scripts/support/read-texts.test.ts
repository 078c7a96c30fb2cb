import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('reads 500 files where 256 may be open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = Array.from({ length: 500 }, (_, index) => join(folder, String(index)));
  for (const file of files) writeFileSync(file, 'a');
  const module = join(import.meta.dirname, 'read-texts.ts');
  const code = `import { readTexts } from '${module}'; console.log((await readTexts(${JSON.stringify(files)})).join('').length);`;
  const script = join(folder, 'read.mts');
  writeFileSync(script, code);
  const limited = ['-c', 'ulimit -n 256 && exec node --import tsx "$0"', script];
  expect(execFileSync('sh', limited, { encoding: 'utf8' })).toBe('500\n');
});
