import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { languageOffers } from '#content/language-offers.ts';
import { defaultLanguage, type LanguageCode, languages, publishedCodes } from '#content/languages.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import { pages } from '#src/pages.ts';

const TABLE = 'content/languages.ts';

type Rows = Readonly<Record<string, (typeof languages)[LanguageCode]>>;

/** Everything wrong with the rows of languages, each problem with the remedy. */
export function problemsOfRows(rows: Rows): (readonly [code: string, problem: string])[] {
  const pagePaths = Object.values(pages).map(({ path }) => `${path}/`);
  const bases = Object.values(rows).map(({ base }) => base);
  return Object.entries(rows).flatMap(([code, { base, locale, figures }]) => {
    const problems: string[] = [];
    if (canonical(code) !== code)
      problems.push(`is no code of a language: write ${canonical(code) ?? 'it as in pt-BR or zh-Hant'}`);
    for (const tag of [locale, figures])
      if (!canonical(tag)) problems.push(`has the locale “${tag}”, which is none: write one as in pt-BR`);
    if (code === defaultLanguage) {
      if (base !== '') problems.push(`is the default language and has the base “${base}”: leave it empty`);
    } else if (!/^(?:\/[a-z\d-]+)+$/.test(base))
      problems.push(`has the base “${base}”: write a path in small letters, such as /${code.toLowerCase()}`);
    else if (pagePaths.some((path) => path.startsWith(`${base}/`)))
      problems.push(`has the base ${base}, which is the path of a page: choose another`);
    else if (bases.filter((one) => one === base).length > 1)
      problems.push(`has the base ${base} of another language: choose another`);
    return problems.map((problem) => [code, problem] as const);
  });
}

const canonical = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** Missing parts of a published language other than words and captions, each with the remedy. */
export async function missingPieces(root: string, code: LanguageCode): Promise<Finding[]> {
  const packageText = await readFile(join(root, 'package.json'), 'utf8');
  const { imports } = packageSchema.parse(JSON.parse(packageText));
  // Tests read the words of the build.
  const target = `./.cache/words/${code}/*`;
  return [
    ...(imports['#words/*'][code] === target
      ? []
      : [
          {
            file: 'package.json',
            line: packageText.slice(0, packageText.indexOf('"#words/*"')).split('\n').length,
            message: `leads "#words/*" with the condition "${code}" to ${imports['#words/*'][code] ?? 'nothing'}: write "${code}": "${target}" above "default", for tests in that language`,
          },
        ]),
    ...(Object.hasOwn(languageOffers, code)
      ? []
      : [
          {
            ...{ file: 'content/language-offers.ts', line: 1 },
            message: `has no row ${code}: add what it says to visitors who read it`,
          },
        ]),
  ];
}

const packageSchema = z.object({ imports: z.object({ '#words/*': z.record(z.string(), z.string()) }) });

/** Problems of the table of languages and of the parts of those that are no drafts. */
export async function findLanguageProblems(): Promise<Finding[]> {
  const source = await readFile(join(paths.root, TABLE), 'utf8');
  const lineOf = (code: string) => lineOfValue(source, 'rows', [code]);
  const wholes = publishedCodes.filter((code) => code !== defaultLanguage);
  return [
    ...problemsOfRows(languages).map(([code, problem]) => ({
      ...{ file: TABLE, line: lineOf(code) },
      message: `${code} ${problem}`,
    })),
    ...(await Promise.all(wholes.map((code) => missingPieces(paths.root, code)))).flat(),
  ];
}
