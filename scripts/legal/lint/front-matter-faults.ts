import { type LegalId, routes } from '#src/routes.ts';
import type { FrontMatter } from '#src/model/legal.schema.ts';
import { lineOfField } from '#scripts/build/legal/front-matter.ts';
import { formerHeadings } from '#scripts/build/legal/former-addresses.ts';
import type { LegalSource } from '#scripts/build/legal/read-legal-documents.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import type { LegalText } from '#scripts/legal/support/parse-text.ts';
import { suggestion } from '#scripts/legal/support/suggestion.ts';

type Edition = Pick<LegalSource, 'file' | 'source' | 'frontMatter'>;

/** Where a field is written. */
export function fieldFinding(
  { file, source }: Omit<Edition, 'frontMatter'>,
  field: string,
  message: string,
): Finding {
  return { file, line: lineOfField(source, field), message: `${field} ${message}` };
}

/** The day is not to come, and versions grow with their days. Newest first, the current one at the start. */
export function versionFaults(editions: readonly Edition[], today: string): Finding[] {
  const [current] = editions;
  const isEarly = current && current.frontMatter.effectiveDate > today;
  const early = isEarly
    ? [
        fieldFinding(
          current,
          'effectiveDate',
          `is ${current.frontMatter.effectiveDate}, and today is ${today}: publish the text on that day, because it replaces the one that applies until then`,
        ),
      ]
    : [];
  const order = editions.slice(0, -1).flatMap((edition, index) => {
    const older = editions[index + 1];
    if (!older || isNewer(edition.frontMatter.version, older.frontMatter.version)) return [];
    const message = `is ${edition.frontMatter.version}, which does not follow ${older.frontMatter.version} of ${older.file}: write ${next(older.frontMatter.version)}, or a higher number`;
    return [fieldFinding(edition, 'version', message)];
  });
  return [...early, ...order];
}

/** Former headings lead from a heading that is gone to one that is there. */
export function formerHeadingFaults(id: LegalId, text: LegalText, frontMatter: FrontMatter): Finding[] {
  const ids = text.outline.map((entry) => entry.id);
  const elsewhere = frontMatter.formerPaths
    .filter((path) => path.includes('#') && !path.startsWith(`${routes[id]}#`))
    .map((path) =>
      fieldFinding(
        text,
        'formerPaths',
        `“${path}” names another page: write ${routes[id]}#old-heading -> #new-heading`,
      ),
    );
  const headings = [...formerHeadings(frontMatter)].flatMap(([former, current]) => [
    ...(ids.includes(former)
      ? [fieldFinding(text, 'formerPaths', `#${former} is the address of a heading today: remove its entry`)]
      : []),
    ...(ids.includes(current)
      ? []
      : [
          fieldFinding(
            text,
            'formerPaths',
            `leads #${former} to #${current}, which is no heading: ${suggestion(current, ids) ?? 'write the address of a heading of this document'}`,
          ),
        ]),
  ]);
  return [...elsewhere, ...headings];
}

const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

export function isNewer(version: string, than: string): boolean {
  const [major, minor] = numbersOf(version);
  const [otherMajor, otherMinor] = numbersOf(than);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

/** The number after this one: `'1.2'` → `'1.3'`. */
export function next(version: string): string {
  const [major, minor] = numbersOf(version);
  return `'${major}.${minor + 1}'`;
}
