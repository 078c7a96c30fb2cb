import { TWICE } from '#scripts/checks/facts/numbers.ts';

const MARK = /(?<=^|\s)\((\d{1,2}|[ivx]{1,5}|[a-z])\)(?=\s)/g;

/** “points (a) and (c)” refers to items, and “five (5)” is a number. */
const NO_ITEMS = new RegExp(
  String.raw`\b(?:(?:sub-?)?(?:clause|section|paragraph)|point|item|limb|article|head)s?\s(?:\d[\d.]*\s?)?\(\w+\)(?:(?:,|,?\s(?:and|or|to))\s\(\w+\))*|${TWICE}`,
  'gi',
);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const SERIES = [
  LETTERS,
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' '),
  LETTERS.map((_letter, index) => String(index + 1)),
];

/** A list within a sentence that leaves an item out: (a), (b), (d). */
export function missingItem(text: string): { readonly index: number; readonly message: string } | undefined {
  const lists = text.replaceAll(NO_ITEMS, (found) => ' '.repeat(found.length));
  /** How far each list has come, the innermost one last. */
  const open: { readonly series: readonly string[]; next: number }[] = [];
  for (const { 0: written, 1: mark = '', index } of lists.matchAll(MARK)) {
    const continued = open.findLast(({ series, next }) => series[next] === mark);
    const begun = SERIES.find(([first]) => first === mark);
    const broken = open.findLast(({ series, next }) => series.indexOf(mark) > next);
    if (continued) {
      open.splice(open.indexOf(continued) + 1);
      continued.next += 1;
    } else if (begun) open.push({ series: begun, next: 1 });
    else if (broken) {
      const [last, missing] = broken.series.slice(broken.next - 1);
      const message = `${written} follows (${last}), and (${missing}) is missing: write it, or correct the marks of the list`;
      return { index, message };
    }
  }
  return undefined;
}
