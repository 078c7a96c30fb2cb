import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { facts } from '#content/facts-today.ts';
import { type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { platformToday } from '#words/pages/about.ts';
import { outdatedClaims } from '#scripts/build/facts/list-facts.ts';
import { findConsentProblem } from '#scripts/build/settings/consent-setting.ts';
import type { VariableName } from '#scripts/build/settings/variables.ts';
import { type ContentEntry, readContentEntries } from '#scripts/build/validate-content.ts';
import { translationLines } from '#scripts/languages/catalogue.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import { SAMPLE_BRAND, SAMPLE_LOCALITY, SAMPLE_PLACE, SAMPLE_STORY } from '#scripts/support/sample-brand.ts';
import { apiUrl } from '#src/api/endpoints.ts';
import { readStatistics } from '#src/api/read-statistics.ts';
import type { Facts } from '#src/model/facts.schema.ts';
import { ownerSchema } from '#src/model/owner.schema.ts';
import { ownerQuestions } from './owner-questions.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Figure = { readonly name: string; readonly claim: number };

export type LaunchInput = {
  readonly env: Env;
  readonly today: Date;
  readonly root: string;
  readonly brand: string;
  readonly locality: string;
  readonly facts: Facts;
  readonly figures: readonly Figure[];
  /** The live figures of the platform, or why there are none. */
  readonly counted: ReadonlyMap<string, number> | string;
  readonly languages: readonly LanguageCode[];
  readonly entries: readonly ContentEntry[];
};

export const readInput = async (env: Env): Promise<LaunchInput> => ({
  env,
  facts,
  today: new Date(),
  root: paths.root,
  brand: site.name,
  locality: site.address.locality,
  figures: platformToday.figures,
  counted: await askPlatform(env[PLATFORM]),
  languages: languageCodes,
  entries: await readContentEntries(),
});

type Answer = { readonly place: string; readonly found: string };

type Question = {
  readonly rule:
    'sample' | 'brand' | 'place' | 'setting' | 'placeholder-host' | 'claim' | 'reader' | 'answer' | 'owner';
  /**
   * `must` stops a release; `may` only warns. A date or another service can cause a problem overnight: it only warns,
   * because the release may contain a legal text that applies that day.
   */
  readonly urgency: 'must' | 'may';
  /** The effect on visitors, and the remedy. */
  readonly meaning: string;
  readonly ask: (input: LaunchInput) => readonly Answer[] | Promise<readonly Answer[]>;
};

type LaunchProblem = Omit<Question, 'ask'> & Answer;

const settings = {
  VITE_RECAPTCHA_KEY: 'The contact form sends nothing and offers the mail address instead. Set the site key.',
  VITE_API_ORIGIN:
    'Calls go to the host of the page, so the CDN must lead them to the platform. Right if it does.',
  VITE_GA_ID: 'No page view is counted. Right if that is intended.',
  VITE_ADS_ID: 'There is no advertising tag. Right without advertisements.',
  CSP_REPORT_URL: 'Blocked requests are not reported. Set an address whose reports are read.',
} as const satisfies Partial<Record<VariableName, string>>;

const PLATFORM = 'VITE_API_ORIGIN';

const questions: readonly Question[] = [
  {
    rule: 'sample',
    urgency: 'must',
    meaning:
      'Visitors would believe an invention. Write the real value, or your counsel’s text as version 1.0, and delete `sample: true`; delete earlier versions that are samples.',
    ask: async (input) => [...findSamples(input), ...(await legalSamples(input))],
  },
  {
    rule: 'placeholder-host',
    urgency: 'must',
    meaning:
      'Links, mail and search engines would be sent to a host that does not exist. Write the real one.',
    ask: findPlaceholderHosts,
  },
  {
    rule: 'brand',
    urgency: 'must',
    meaning:
      'Visitors would read the name of the sample brand. Write that of content/site.ts (docs/brand.md lists the texts), then run npm run build.',
    ask: findSampleBrand,
  },
  {
    rule: 'place',
    urgency: 'must',
    meaning:
      'Visitors would read of the place and the law of the sample brand. Write your own; take a word that is right in your texts out of SAMPLE_PLACE in scripts/support/sample-brand.ts.',
    ask: async (input) => (await findSamplePlaces(input)).filter(({ place }) => !OF_MARKETPLACE.test(place)),
  },
  {
    rule: 'place',
    urgency: 'may',
    meaning: 'The screens show the place of the sample brand. Right if it is a city of your marketplace.',
    ask: async (input) => (await findSamplePlaces(input)).filter(({ place }) => OF_MARKETPLACE.test(place)),
  },
  {
    rule: 'reader',
    urgency: 'must',
    meaning:
      'Visitors would read texts that no native reader has checked. Have them read, then delete `awaitsReader`.',
    ask: findUnreadLanguages,
  },
  {
    rule: 'answer',
    urgency: 'may',
    meaning: 'No page shows the question, though its readers ask it. Write the answer.',
    ask: findOpenAnswers,
  },
  {
    rule: 'owner',
    urgency: 'may',
    meaning:
      'Visitors read what the owner has not confirmed. Correct it in the file, then delete the question in scripts/launch/owner-questions.ts.',
    ask: () =>
      Object.entries(ownerQuestions).flatMap(([place, asked]) => asked.map((found) => ({ place, found }))),
  },
  ...Object.entries(settings).map(([name, meaning]): Question => ({
    rule: 'setting',
    urgency: name === 'VITE_RECAPTCHA_KEY' ? 'must' : 'may',
    meaning,
    ask: ({ env }) => (env[name] ? [] : [{ place: name, found: `${name} is not set` }]),
  })),
  {
    // Only the owner can switch it on, in the console of the service (R9.16).
    rule: 'setting',
    urgency: 'may',
    meaning:
      'Reports would show no regions and cities. In the property, see that granular location and device data collection is on (Admin, Data collection and modification, Data collection).',
    ask: ({ env }) => {
      const found =
        'does not include location tracking, which is a setting of the property in Google Analytics';
      return env['VITE_GA_ID'] ? [{ place: 'VITE_GA_ID', found }] : [];
    },
  },
  {
    rule: 'setting',
    urgency: 'must',
    meaning: 'The privacy and cookie policies would describe another consent tool.',
    ask: async ({ env }) =>
      (await findConsentProblem(env)).map(({ file, line, message }) => ({
        place: `${file}:${line}`,
        found: message,
      })),
  },
  {
    rule: 'claim',
    urgency: 'may',
    meaning: 'Visitors read an unconfirmed figure. Ask its source again, then set a new reviewBy.',
    ask: ({ today, facts: table }) =>
      outdatedClaims(today, table).map(({ id, text, source, reviewBy }) => ({
        place: placeOfFact(id),
        found: `${id} "${text}" was to be reviewed by ${reviewBy} (${source})`,
      })),
  },
  {
    rule: 'claim',
    urgency: 'must',
    meaning: 'A promotion must be able to prove its figures. Name the source that the owner confirmed.',
    ask: ({ facts: table }) =>
      Object.entries(table)
        .filter(([, { claim }]) => /to be confirmed/i.test(claim?.source ?? ''))
        .map(([id, { text }]) => ({ place: placeOfFact(id), found: `${id} "${text}" is not confirmed` })),
  },
  {
    rule: 'claim',
    urgency: 'may',
    meaning: 'Visitors read a claim that the live figure contradicts. Correct the fact to what is counted.',
    ask: ({ counted, figures }) =>
      typeof counted === 'string'
        ? []
        : figures
            .filter(({ name, claim }) => (counted.get(name) ?? claim) < claim)
            .map((figure) => highClaim(figure, counted.get(figure.name) ?? 0)),
  },
  {
    rule: 'claim',
    urgency: 'may',
    meaning: `Without live figures a claim of content/facts.ts may be too high, and the about page would show “${platformToday.failed}”. Set ${PLATFORM} to the platform, or repair its answer.`,
    ask: ({ counted }) => (typeof counted === 'string' ? [{ place: PLATFORM, found: counted }] : []),
  },
];

/** The answers to all questions: nothing when the site may go live. */
export async function findLaunchProblems(input: LaunchInput): Promise<LaunchProblem[]> {
  const found = questions.map(async ({ ask, ...question }) =>
    (await ask(input)).map((answer) => ({ ...question, ...answer })),
  );
  return (await Promise.all(found)).flat();
}

/** The report for a terminal: problems that stop a release, then warnings; each meaning once. */
export function reportOf(problems: readonly LaunchProblem[]): string {
  const stops = problems.filter(({ urgency }) => urgency === 'must');
  const warnings = problems.filter(({ urgency }) => urgency === 'may');
  return [
    stops.length > 0 ? `Stops a release (${stops.length}):` : 'Nothing stops a release.',
    ...groupsOf(stops),
    ...(warnings.length > 0 ? [`Only warns (${warnings.length}):`] : []),
    ...groupsOf(warnings),
  ].join('\n\n');
}

const groupsOf = (problems: readonly LaunchProblem[]): string[] =>
  [...new Set(problems.map(({ meaning }) => meaning))].map((meaning) => {
    const lines = problems.filter((one) => one.meaning === meaning);
    return [`  ${meaning}`, ...lines.map(({ place, found }) => `    ${place}  ${found}`)].join('\n');
  });

function placeIn(file: string, exportName: string): (...keys: PropertyKey[]) => string {
  const source = readFileSync(join(paths.root, file), 'utf8');
  return (...keys) => `${file}:${lineOfValue(source, exportName, keys)}`;
}

const placeOfFact = (id: string) => placeIn('content/facts.ts', 'facts')(id);

const findSamples = ({ entries }: LaunchInput): Answer[] =>
  entries.flatMap(({ file, exportName, value }) => {
    const placeOf = placeIn(file, exportName);
    return samplesIn(value).map(({ path, name }) => ({
      place: placeOf(...path),
      found: `${[exportName, ...path].join('.')} is a sample${name ? `: ${name}` : ''}`,
    }));
  });

type Sample = { readonly path: readonly (string | number)[]; readonly name: string | undefined };

function samplesIn(value: unknown, path: readonly (string | number)[] = []): Sample[] {
  if (Array.isArray(value)) return value.flatMap((member, index) => samplesIn(member, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).flatMap(([key, member]) => samplesIn(member, [...path, key]));
  return 'sample' in value && value.sample === true ? [{ path, name: nameOf(value) }, ...members] : members;
}

const nameOf = (value: object): string | undefined =>
  Object.entries(value).flatMap(([key, text]) =>
    ['name', 'display', 'network', 'general', 'question'].includes(key) && typeof text === 'string'
      ? [text]
      : [],
  )[0];

/** The questions to the owner that have no answer yet. */
function findOpenAnswers({ entries }: LaunchInput): Answer[] {
  const tables = entries.filter(({ schema }) => schema === ownerSchema);
  return tables.flatMap(({ file, exportName, value }) => {
    const placeOf = placeIn(file, exportName);
    return Object.entries(ownerSchema.parse(value))
      .filter(([, { answer }]) => !answer)
      .map(([id, { question }]) => ({ place: placeOf(id), found: `${exportName}.${id}: ${question}` }));
  });
}

async function legalSamples({ root }: LaunchInput): Promise<Answer[]> {
  const found = await matchesIn(root, 'content/legal', /\.mdx$/, /^sample: true$/g);
  return found.map(({ place }) => ({ place, found: 'this version of the text is a sample' }));
}

/** Names that are reserved for examples (RFC 2606). */
const RESERVED =
  /[\w-]+(?:\.[\w-]+)*\.(?:example(?:\.(?:com|net|org))?|test|invalid)\b|\bexample\.(?:com|net|org)\b/gi;

async function findPlaceholderHosts({ root }: LaunchInput): Promise<Answer[]> {
  const found = await matchesIn(root, 'content', SEARCHED.content, RESERVED);
  return eachOnce(
    found.map(({ place, match: [host] }) => ({ place, found: `${host} is a name reserved for examples` })),
  );
}

const SEARCHED = {
  content: /\.(?:ts|po|mdx|vtt|svg)$/,
  dist: /\.(?:html|md|txt|js|css|json|xml|vtt|svg|webmanifest)$/,
} as const;

const CONTEXT_CHARACTERS = 30;

const BRAND = new RegExp(`${SAMPLE_BRAND}|${SAMPLE_STORY}`, 'gi');

/**
 * Places with words of the sample brand, with the words around them. Pictures and films cannot be searched: their
 * `sample` mark lists them.
 */
async function placesOf(name: RegExp, root: string, folder: keyof typeof SEARCHED): Promise<Answer[]> {
  const found = await matchesIn(root, folder, SEARCHED[folder], name);
  // A former address is not shown to visitors.
  const shown = found.filter(({ file }) => file !== 'redirects.ts');
  return shown.map(({ place, line, match: { 0: text, index } }) => {
    const from = Math.max(0, index - CONTEXT_CHARACTERS);
    return { place, found: `“${line.slice(from, index + text.length + CONTEXT_CHARACTERS).trim()}”` };
  });
}

/** The sample world of the screens. */
const OF_MARKETPLACE =
  /^content\/(?:[^/]+\/)?(?:listings|sample-\w+|film-words|portals|screen-menus|screens\/.+|centrepieces\/.+)\.(?:ts|po):/;

const findSamplePlaces = async ({ root, locality }: LaunchInput): Promise<Answer[]> =>
  locality === SAMPLE_LOCALITY ? [] : placesOf(new RegExp(SAMPLE_PLACE, 'g'), root, 'content');

async function findSampleBrand({ root, brand }: LaunchInput): Promise<Answer[]> {
  // A name such as “Qanat Capital” contains that of the sample.
  if (brand.toLowerCase().includes(SAMPLE_BRAND.toLowerCase())) return [];
  const typed = await placesOf(BRAND, root, 'content');
  // Pages repeat what is typed there.
  if (typed.length > 0) return typed;
  if (!existsSync(join(root, 'dist')))
    return [{ place: 'dist', found: `is not built, so it was not searched for “${SAMPLE_BRAND}”` }];
  // Most pages share a header and a footer.
  return eachOnce(await placesOf(BRAND, root, 'dist'));
}

/** One answer for all places with the same text. */
function eachOnce(answers: readonly Answer[]): Answer[] {
  const places = new Map<string, string[]>();
  for (const { place, found } of answers) places.set(found, [...(places.get(found) ?? []), place]);
  return [...places].map(([found, [place = '', ...others]]) => ({
    place,
    found: others.length > 0 ? `${found}, and at ${others.length} more place(s)` : found,
  }));
}

async function matchesIn(root: string, folder: string, names: RegExp, pattern: RegExp) {
  const files = (await listFiles(join(root, folder))).filter((file) => names.test(file));
  const found = files.map(async (file) => {
    const text = await readFile(join(root, folder, file), 'utf8');
    const lines = file.endsWith('.po') ? translationLines(text) : text.split('\n');
    return lines.flatMap((line, index) =>
      [...line.matchAll(pattern)].map((match) => ({
        ...{ file, line, match },
        place: `${folder}/${file}:${index + 1}`,
      })),
    );
  });
  return (await Promise.all(found)).flat();
}

function findUnreadLanguages({ languages: codes }: LaunchInput): Answer[] {
  const placeOf = placeIn('content/languages.ts', 'rows');
  return codes
    .filter((code) => languages[code].awaitsReader)
    .map((code) => ({
      place: placeOf(code, 'awaitsReader'),
      found: `${languages[code].name} awaits a native reader`,
    }));
}

/** As long as a visitor's browser waits. */
const TIMEOUT_MS = 8000;

export async function askPlatform(origin: string | undefined): Promise<LaunchInput['counted']> {
  if (!origin) return 'is not set, so the platform was not asked for its live figures';
  const url = apiUrl(origin, 'statistics');
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return `${url} gave no figures: the answer is ${answer.status}`;
    return new Map(Object.entries(readStatistics(await answer.json())));
  } catch (error) {
    return `${url} gave no figures: ${reasonOf(error)}`;
  }
}

/** `fetch` has the reason in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function highClaim({ name, claim }: Figure, counted: number): Answer {
  const copy = readFileSync(join(paths.root, 'content/en/pages/about.ts'), 'utf8');
  // Only the copy names the fact: two facts may have one value.
  const fact = new RegExp(`name: '${name}',[^}]*claim: facts\\.(\\w+)`).exec(copy)?.[1] ?? name;
  const [claimed, live] = [claim, counted].map((figure) => figure.toLocaleString('en'));
  return { place: placeOfFact(fact), found: `${fact} claims ${claimed}, and the platform counts ${live}` };
}
