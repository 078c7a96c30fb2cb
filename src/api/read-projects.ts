import { amountOf, currencyOf, dateOf, fieldOf, pictureOf, textOf } from './read-fields.ts';

/** In characters. */
const LONGEST = { title: 160, description: 400, name: 60, creatorName: 120 };

/** Tags, or regions, of one project; more are dropped to limit a huge answer (F-A14). */
const MOST_NAMES = 500;

/** A project that its publisher wants to be seen (R3.9). */
export type Project = {
  /** Empty if the platform gave none; the rest of the card is still shown (F-A15). */
  readonly title: string;
  readonly description: string | undefined;
  readonly picture: string | undefined;
  readonly assetClass: string | undefined;
  readonly tags: readonly string[];
  readonly regions: readonly string[];
  /** Total size, in whole units of `currency`. */
  readonly target: number | undefined;
  /** Funding target, in whole units of `currency`. */
  readonly targetAmount: number | undefined;
  /** Three capitals. */
  readonly currency: string | undefined;
  /** A moment such as `2026-12-31T00:00:00.000Z`. */
  readonly endDate: string | undefined;
  /** Missing where the publisher stays confidential. */
  readonly creatorName: string | undefined;
};

/**
 * The projects of `content`, all of them, each field on its own. An entry with nothing to show is dropped.
 * @throws TypeError when the answer holds no list
 */
export function readProjects(answer: unknown, origin: string): readonly Project[] {
  const content = fieldOf(answer, 'content');
  if (!Array.isArray(content)) throw new TypeError('content is not a list');
  return content
    .map((entry: unknown) => readProject(entry, origin))
    .filter(({ title, description, picture, assetClass }) => title || description || picture || assetClass);
}

function readProject(entry: unknown, origin: string): Project {
  const field = (name: string) => fieldOf(entry, name);
  const assetClass = field('assetClass');
  return {
    title: textOf(field('title'), LONGEST.title) ?? '',
    description: textOf(field('shortDescription'), LONGEST.description),
    picture: pictureOf(fieldOf(field('picture'), 'link'), origin),
    assetClass: textOf(fieldOf(assetClass, 'name'), LONGEST.name),
    tags: namesOf(fieldOf(assetClass, 'tags')),
    regions: namesOf(field('regions')),
    target: amountOf(field('target')),
    targetAmount: amountOf(field('targetAmount')),
    currency: currencyOf(field('currency')),
    endDate: dateOf(field('endDate')),
    creatorName: isPublic(field('keepPublisherConfidential'))
      ? textOf(field('creatorName'), LONGEST.creatorName)
      : undefined,
  };
}

/** The names of a list of `{ name }`, each once. */
function namesOf(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  const names = new Set<string>();
  for (const entry of list.slice(0, MOST_NAMES)) {
    const name = textOf(fieldOf(entry, 'name'), LONGEST.name);
    if (name) names.add(name);
  }
  return [...names];
}

/** Only a plain no, or no word at all, makes a publisher public; `"true"`, 1 or an object do not (F-A16). */
const isPublic = (keepConfidential: unknown) =>
  keepConfidential === undefined ||
  keepConfidential === null ||
  keepConfidential === false ||
  keepConfidential === 'false';
