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
function readArguments<const Known extends Options>({ options, maxWords = 0 }: Usage<Known>): Given<Known> {
  try {
    const { values, positionals: words } = parseArgs<{ options: Known; allowPositionals: true }>({
      options,
      allowPositionals: true,
    });
    if (words.length > maxWords) throw new Error(`"${words[maxWords]}" is a word too many`);
    return { values, words };
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
    const [sign] = /[#?%]/.exec(paths.root) ?? [];
    // The bundler would take a part of the path for a query or an escape.
    if (sign) throw new Error(`${paths.root} has "${sign}" in its path: move the project elsewhere`);
    return command(readArguments(usage));
  });
