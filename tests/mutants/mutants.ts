import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

import { runCommand } from '#scripts/support/run-command.ts';
import { type Ground, grounds } from './mutated.ts';
import { type Mutant, reportOf } from './report.ts';
import { survivors } from './survivors.ts';

type Change = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Longer code is cut: the line says where it stands. */
const LONGEST = 90;

// npm run mutants [-- <path>…]: changes the code a little, many times, and sees which changes tests notice.
const narrowed = process.argv.slice(2);

await runCommand(async () => {
  const mutants: Mutant[] = [];
  for (const ground of grounds) mutants.push(...(await changesOf(ground)).map(toMutant));
  const { markdown, weak } = reportOf(mutants, survivors);
  if (narrowed.length > 0) process.stdout.write(markdown);
  else await writeFile('tests/mutants/README.md', markdown);
  for (const folder of weak) console.error(`${folder}: too few changes are noticed; tests/mutants/README.md`);
  return weak.length === 0;
});

async function changesOf({ folder, files }: Ground): Promise<readonly Change[]> {
  const mine = narrowed.filter((path) => path.startsWith(`${folder}/`));
  if (narrowed.length > 0 && mine.length === 0) return [];
  return new Stryker({
    mutate: narrowed.length > 0 ? mine : files.map((file) => `${folder}/${file}`),
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts', dir: folder },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/.cache', '/dist', '/deploy'],
    incremental: true,
    // Who asks for one file has changed its tests, and kept answers are of the tests as they were.
    force: narrowed.length > 0,
    incrementalFile: `.cache/mutants/${folder.replaceAll('/', '-')}.json`,
    reporters: ['progress-append-only'],
    timeoutMS: 20_000,
    // It would read it with what TypeScript 7 no longer offers; nothing in there needs to be changed for it.
    tsconfigFile: 'none',
  }).runMutationTest();
}

function toMutant({ fileName, location: { start, end }, replacement, status }: Change): Mutant {
  const file = relative('.', fileName);
  const lines = readFileSync(file, 'utf8').split('\n');
  const offsetOf = ({ line, column }: Change['location']['start']) =>
    lines.slice(0, line - 1).join('\n').length + (line > 1 ? column : column - 1);
  const was = lines.join('\n').slice(offsetOf(start), offsetOf(end));
  return { file, line: start.line, change: `${onOneLine(was)} → ${onOneLine(replacement)}`, status };
}

function onOneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
