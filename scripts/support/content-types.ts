import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Finding } from './findings.ts';

// `paths` imports content, which may be what cannot be read.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type TypeProblem = Finding & {
  /** Modules cannot be loaded, or have `undefined` in place of a value. */
  readonly isFatal: boolean;
  /** The text that is not one of those known here. */
  readonly value: string | undefined;
};

/** What the type checker finds in `content`: texts that cannot be read, and names that do not exist. */
export async function findTypeProblems(root = ROOT): Promise<TypeProblem[]> {
  const output = await runCompiler(root);
  const found = [...output.matchAll(/^(.+)\((\d+),(\d+)\): error TS(\d+): (.+)$/gm)].map(
    async ([, file = '', line, column, code, text = '']) => {
      const source = await readFile(join(root, file), 'utf8');
      const before = source.split('\n')[Number(line) - 1]?.slice(0, Number(column) - 1) ?? '';
      const isSyntax = Number(code) < 2000;
      return {
        file,
        line: Number(line),
        message: messageOf(text, before, isSyntax),
        value: /^Type '"(.*?)"'/.exec(text)?.[1],
        isFatal: isSyntax || NO_VALUE.has(Number(code)),
        isOfContent: Number(code) < UNUSED,
      };
    },
  );
  return (await Promise.all(found)).flatMap(({ isOfContent, ...problem }) => (isOfContent ? [problem] : []));
}

/** Codes of names that do not exist. */
const NO_VALUE = new Set([2304, 2305, 2307, 2339, 2551, 2552, 2724]);

/** From here on codes are of unused names, which `npm run lint` lists. */
const UNUSED = 6000;

/** Diagnostics are on its standard output, and any is an exit code other than 0. */
const runCompiler = (root: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--project', 'tsconfig.content.json', '--pretty', 'false', '--noErrorTruncation'];
    execFile(
      process.execPath,
      [compiler, ...options],
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error && !/: error TS\d+:/.test(stdout)) reject(new Error(stdout + stderr, { cause: error }));
        else resolve(stdout);
      },
    );
  });

type Found = { readonly name: string; readonly rest: string; readonly guess: string | undefined };

/** Messages of the compiler, and the same with a remedy. `name` and `rest` are the groups of a pattern. */
const MESSAGES: readonly (readonly [RegExp, (found: Found) => string])[] = [
  [
    /^'(.+)' expected\.$/,
    ({ name }) => `cannot be read: add ${name} before this place, or correct what is there`,
  ],
  [
    /may only specify known properties, (?:and|but) '"?(.+?)"?' does not exist/,
    ({ name, guess }) => `has the unknown field “${name}”: ${guess ?? 'correct its name, or remove it'}`,
  ],
  [/^Property '(.+?)' is missing/, ({ name }) => `lacks ${name}: add it`],
  [/is missing the following properties from type .+?: (.+)$/, ({ name }) => `lacks ${name}: add them`],
  [
    /^(?:Property|Cannot find (?:name|module)|.+ has no exported member(?: named)?) '(.+?)'/,
    ({ name, guess }) => `${name} does not exist: ${guess ?? 'correct the name'}`,
  ],
  [
    /^Type '"(.*?)"' is not assignable to type '(".+?)'\./,
    ({ name, rest, guess }) =>
      `“${name}” is not known here: ${guess ?? `add it, or use one of ${rest.replaceAll(/"| \| undefined/g, '').replaceAll(' | ', ', ')}`}`,
  ],
  [
    /^Type '.+' is not assignable to type '(.+?)'\.$/,
    ({ name }) => `is of another type than this field: write ${name.replaceAll(' | ', ' or ')}`,
  ],
];

/** @param before what the line has before the problem: `facts.` */
function messageOf(text: string, before: string, isSyntax: boolean): string {
  const [, word] = / Did you mean (?:to write )?'"?([^'"]+)"?'\?$/.exec(text) ?? [];
  const guess = word && `did you mean ${word}?`;
  for (const [pattern, write] of MESSAGES) {
    const [, name = '', rest = ''] = pattern.exec(text) ?? [];
    if (name === '') continue;
    const owner = /^Property .+ does not exist/.test(text) ? (/[\w.]*$/.exec(before)?.[0] ?? '') : '';
    return write({ name: owner + name, rest, guess });
  }
  return `cannot be ${isSyntax ? 'read' : 'used'} (${text.replace(/\.$/, '')}): correct it`;
}
