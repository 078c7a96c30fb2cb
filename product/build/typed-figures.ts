import { parseSync } from 'vite';

import { sampleNames } from '../../content/en/sample-names.ts';
import type { Finding } from '../../scripts/support/findings.ts';
import { isNode, type Node } from '../../scripts/support/locate-value.ts';
import { writtenTexts } from '../../scripts/checks/facts/written-texts.ts';
import { lineAt, type Source, sourcesOf } from '../../scripts/checks/support/locate.ts';
import { paths } from '../../scripts/support/paths.ts';

const isScreen = ({ file }: Source) =>
  /^content\/en\/(?:(?:screens|centrepieces)\/.+|portals|sample-records|screen-menus)\.ts$/.test(file);

/** Screens take numbers, days and names from the sample world, so that no two of them contradict each other. */
export const findTypedFigures = (root = paths.root): Finding[] =>
  sourcesOf({ root }).filter(isScreen).flatMap(findTypedSamples);

/** Numbers and names that are typed into a file. */
function findTypedSamples({ file, text: source }: Source): Finding[] {
  const numbers = numbersBelow(parseSync(file, source).program).map(({ start, end }) => ({
    start,
    message: numberMessage(source.slice(start, end)),
  }));
  const texts = writtenTexts(file, source).flatMap(({ start, text }) => {
    const message = textMessage(text.replaceAll(/^['"`]|['"`]$/g, '').trim());
    return message ? [{ start, message }] : [];
  });
  return [...numbers, ...texts].map(({ start, message }) => ({
    file,
    line: lineAt(source, start),
    message,
  }));
}

const numberMessage = (number: string) =>
  `has the number “${number}”: take it from content/sample-world.ts, through a form of content/sample-forms.ts`;

/** One is no figure, and a code such as `data-room` is read by code. */
const FIGURE =
  /\d[\d.,:/-]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|per cent)\b/i;
const CODE = /^[a-z][\w-]*$/;

/** Words with capitals that are no names of the sample world. */
const TERMS = new Set([
  ...['NDA', 'NDAs', 'KYC', 'AML', 'CRM', 'PEP', 'Advisor', 'Advisors', 'Pool', 'Professional', 'Client'],
  ...['Clients', 'Dubai', 'International', 'Financial', 'Centre', 'Group', 'Marketplace'],
]);

const { people, firms, advisers, deals } = sampleNames;

/** Words that only names of the sample world have. */
const nameWords = new Set(
  [...Object.values(people), ...Object.values(firms), ...Object.values(advisers)]
    .map(({ name }) => name.split(/[\s-]/)[0] ?? '')
    .concat(Object.values(deals).map((name) => name.replace('Project ', ''))),
);
nameWords.delete('Issuer');

function textMessage(text: string): string | undefined {
  if (CODE.test(text)) return undefined;
  const [figure] = FIGURE.exec(text) ?? [];
  if (figure) return numberMessage(figure);
  const words = [...text.matchAll(/\p{L}[\p{L}’]*/gu)].map(({ 0: word, index }) => ({
    word,
    isFirst: /(?:^|[.?!:“·])\s*$/.test(text.slice(0, index)),
  }));
  const name = words.find(
    ({ word, isFirst }) =>
      nameWords.has(word) || (!isFirst && /^\p{Lu}\p{L}/u.test(word) && !TERMS.has(word)),
  );
  return name
    ? `has the name “${name.word}”: take it from content/en/sample-names.ts, or write a term in small letters`
    : undefined;
}

/** Numbers but 0 and 1, and the indexes of lists. */
function numbersBelow(value: unknown, parent?: Node): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => numbersBelow(one, parent));
  if (!isNode(value)) return [];
  if (value.type === 'Literal' && typeof value['value'] === 'number')
    return value['value'] > 1 && parent?.type !== 'MemberExpression' ? [value] : [];
  return Object.values(value).flatMap((child) => numbersBelow(child, value));
}
