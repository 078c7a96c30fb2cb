import { posix } from 'node:path';

/** One change to the code, and what became of it. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  /** `was → is`. */
  readonly change: string;
  /** Stryker's word for it. */
  readonly status: string;
};

/** Why tests need not notice some changes. */
export type Reason = {
  /** How the path of the file begins. */
  readonly file: string;
  /** Found in `was → is`. */
  readonly change: RegExp;
  readonly why: string;
};

/** Of a folder's changes its tests are to notice so many, in percent. */
const ENOUGH = 90;

const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

/** Which changes were noticed, as a document; and the folders where too few were. */
export function reportOf(mutants: readonly Mutant[], reasons: readonly Reason[]) {
  const counted = mutants.filter(({ status }) => [...noticed, ...unnoticed].includes(status));
  const scores = [...new Set(counted.map(folderOf))].toSorted().map((folder) => {
    const inside = counted.filter((mutant) => folderOf(mutant) === folder);
    const killed = inside.filter(({ status }) => noticed.includes(status)).length;
    return { folder, all: inside.length, killed, percent: (killed / inside.length) * 100 };
  });
  const survivors = counted
    .filter(({ status }) => unnoticed.includes(status))
    .toSorted((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line);
  const markdown = [
    ...head,
    '| folder | changes | noticed | score |',
    '| --- | --- | --- | --- |',
    ...scores.map(
      ({ folder, all, killed, percent }) => `| ${folder} | ${all} | ${killed} | ${percent.toFixed(1)} % |`,
    ),
    '',
    '## Not noticed',
    '',
    '| where | change | why none needs to |',
    '| --- | --- | --- |',
    ...survivors.map(
      (mutant) =>
        `| ${mutant.file}:${mutant.line} | ${cellOf(mutant.change)} | ${reasonFor(mutant, reasons)} |`,
    ),
    '',
  ].join('\n');
  return { markdown, weak: scores.filter(({ percent }) => percent < ENOUGH).map(({ folder }) => folder) };
}

const folderOf = ({ file }: Mutant) => posix.dirname(file);

const reasonFor = ({ file, change }: Mutant, reasons: readonly Reason[]) =>
  reasons.find((reason) => file.startsWith(reason.file) && reason.change.test(change))?.why ??
  'a test is wanted';

/** Code in a cell of a table, on one line. */
const cellOf = (code: string) => `\`\` ${code.replaceAll('|', String.raw`\|`)} \`\``;

const head = [
  '# Changes that tests notice',
  '',
  'Written by `npm run mutants`, which makes small changes to the code of [this list](mutated.ts), one at a time, and runs the unit tests that reach it: one that fails has noticed. Reasons stand in [survivors.ts](survivors.ts).',
  '',
];
