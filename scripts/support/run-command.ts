import { parseArgs, type ParseArgsConfig } from 'node:util';

import { explainFailure } from './explain-failure.ts';
import { paths } from './paths.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Usage<Known extends Options> = {
  readonly options: Known;
  readonly maxWords?: number;
};

type Given<Known extends Options> = {
  readonly values: ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>>['values'];
  readonly words: readonly string[];
};

/** @throws Error that names the problem and the known options */
export function readArguments<const Known extends Options>(
  { options, maxWords = 0 }: Usage<Known>,
  args: readonly string[] = process.argv.slice(2),
): Given<Known> {
  const { values, positionals: words } = parse(options, args);
  const extra = words[maxWords];
  if (extra !== undefined) throw new Error(`"${extra}" is a word too many: this command takes ${maxWords}`);
  return { values, words };
}

function parse<const Known extends Options>(options: Known, args: readonly string[]) {
  try {
    return parseArgs<{ args: string[]; options: Known; allowPositionals: true }>({
      args: [...args],
      options,
      allowPositionals: true,
    });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${reason}: this command takes ${known.join(', ') || 'no options'}`, { cause: error });
  }
}

/** Runs a part of a command. A thrown error is printed as a message; `false` also means failure. */
export async function report(part: () => Promise<unknown>): Promise<void> {
  try {
    if ((await part()) === false) process.exitCode = 1;
  } catch (error) {
    await explainFailure(error);
  }
}

/** Runs a command with its arguments, as `report` does. */
export const runCommand = <const Known extends Options>(
  usage: Usage<Known>,
  command: (given: Given<Known>) => Promise<unknown>,
): Promise<void> =>
  report(async () => {
    assertFolderName(paths.root);
    return command(readArguments(usage));
  });

/** @throws Error if the bundler would take a part of the path for a query or an escape */
export function assertFolderName(folder: string): void {
  const [sign] = /[#?%]/.exec(folder) ?? [];
  if (sign)
    throw new Error(`${folder} has "${sign}" in its path: move the project to a folder without #, ? and %`);
}
