import { amountOf, currencyOf, dateOf, fieldOf, pictureOf, textOf } from './read-fields.ts';

/** In characters. */
const LONGEST = { title: 160, description: 400, name: 60, creatorName: 120 };

/** Tags, or regions, of one project; more are dropped to limit a huge answer (F-A14). */
const MOST_NAMES = 500;

/** A project that its publisher wants to be seen (R3.9). */
export type Project = {
  /** May be empty; the rest of the card is still shown (F-A15). */
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
  readonly currency: string | undefined;
  /** A moment such as `2026-12-31T00:00:00.000Z`. */
  readonly endDate: string | undefined;
  readonly creatorName: string | undefined;
};

/** @throws TypeError when the answer holds no list */
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

function namesOf(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  const names = new Set<string>();
  for (const entry of list.slice(0, MOST_NAMES)) {
    const name = textOf(fieldOf(entry, 'name'), LONGEST.name);
    if (name) names.add(name);
  }
  return [...names];
}

/** In doubt a publisher stays confidential (F-A16). */
const isPublic = (keepConfidential: unknown) =>
  keepConfidential === undefined ||
  keepConfidential === null ||
  keepConfidential === false ||
  keepConfidential === 'false';
