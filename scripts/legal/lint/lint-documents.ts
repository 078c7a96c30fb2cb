import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FrontMatter } from '#src/model/legal.schema.ts';
import { type LegalId, legalIds } from '#src/routes.ts';
import { readFrontMatter } from '#scripts/build/legal/front-matter.ts';
import { legalFiles, type LegalSource, placeFaults } from '#scripts/build/legal/read-legal-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { typedFigures } from '#scripts/checks/facts.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { toFindings } from '#scripts/legal/support/findings.ts';
import { type LegalText, parseText } from '#scripts/legal/support/parse-text.ts';
import { today as currentDay } from '#scripts/legal/support/today.ts';
import { componentFaults } from './component-faults.ts';
import { formerHeadingFaults, versionFaults } from './front-matter-faults.ts';
import { headingFaults } from './heading-faults.ts';
import { type Matter, praise } from './praise.ts';
import { referenceFaults } from './reference-faults.ts';
import { termFaults } from './term-faults.ts';
import { typingFaults } from './typing-faults.ts';

/** One matter that was looked at, and what is right about it when there is nothing to mend. */
export type Point = {
  readonly matter: Matter;
  readonly right: string;
  readonly findings: readonly Finding[];
};

export type DocumentReport = {
  readonly id: LegalId;
  readonly file: string;
  readonly title: string;
  readonly points: readonly Point[];
};

type Written = {
  readonly id: LegalId;
  readonly file: string;
  readonly source: string;
  readonly front: { readonly data: FrontMatter | undefined; readonly findings: readonly Finding[] };
  readonly text: LegalText | Finding;
};

type Library = {
  readonly currents: readonly Written[];
  readonly texts: readonly LegalText[];
  readonly titles: readonly string[];
  /** The source of content/facts.ts, whose lines findings name. */
  readonly factsSource: string;
};

/**
 * Looks at every legal document, and lists all there is to mend at once.
 * @param root folder of the repository, or of a copy of its documents
 * @param today the day in Dubai, `2026-03-01`
 */
export async function lintDocuments(root = paths.root, today = currentDay()): Promise<DocumentReport[]> {
  const read = await Promise.all(
    legalIds.map(async (id) =>
      Promise.all((await legalFiles(root, id)).map((file) => readWritten(root, id, file))),
    ),
  );
  const currents = read.flatMap(([current]) => (current ? [current] : []));
  const library: Library = {
    currents,
    texts: currents.flatMap(({ text }) => (isText(text) ? [text] : [])),
    titles: currents.flatMap(({ front }) => front.data?.title ?? []),
    factsSource: await readFile(join(paths.root, 'content/facts.ts'), 'utf8'),
  };
  return read.flatMap(([current, ...earlier]) =>
    current ? [reportOf(current, earlier, library, today)] : [],
  );
}

const isText = (text: LegalText | Finding): text is LegalText => 'tree' in text;

async function readWritten(root: string, id: LegalId, file: string): Promise<Written> {
  const source = (await readFile(join(root, file), 'utf8')).replaceAll('\r\n', '\n');
  const text = parseText(file, source);
  try {
    const { frontMatter } = readFrontMatter(source, file);
    return { id, file, source, text, front: { data: frontMatter, findings: [] } };
  } catch (error) {
    return { id, file, source, text, front: { data: undefined, findings: toFindings(error) } };
  }
}

function reportOf(
  current: Written,
  earlier: readonly Written[],
  library: Library,
  today: string,
): DocumentReport {
  const { id, file, front, text, source } = current;
  const title = front.data?.title ?? file;
  const editions = [current, ...earlier].flatMap(toSource);
  const point = (matter: Matter, findings: readonly Finding[]): Point => {
    const isRight = findings.length === 0 && isText(text) && front.data;
    return { matter, findings, right: isRight ? praise(matter, text, front.data, earlier.length) : '' };
  };
  const dates = versionFaults(editions, today);
  const own = dates.filter((finding) => finding.file === file);
  const top = [...front.findings, ...own];
  const old = [
    ...earlier.flatMap((version) => earlierFaults(version, current)),
    ...dates.filter((finding) => finding.file !== file),
  ];
  if (!isText(text))
    return { id, file, title, points: [point('data', top), point('file', [text]), point('earlier', old)] };
  // A document may take over the terms of one that cannot be read.
  const isWhole = library.texts.length === library.currents.length;
  const others = library.texts.filter((other) => other !== text);
  return {
    id,
    file,
    title,
    points: [
      point('data', [...top, ...(front.data ? formerHeadingFaults(id, text, front.data) : [])]),
      point('components', componentFaults(text.tree, file)),
      point('clauses', headingFaults(text)),
      point('terms', isWhole ? termFaults(text, others, library.titles) : []),
      point('references', referenceFaults(text, library.texts)),
      point('figures', typedFigures({ file, text: source }, library.factsSource)),
      point('typing', typingFaults(text)),
      point('earlier', old),
    ],
  };
}

const toSource = ({ file, source, front }: Written): LegalSource[] =>
  front.data ? [{ file, source, body: '', frontMatter: front.data }] : [];

/** Nobody edits them any more, so only what would break their pages counts. */
function earlierFaults(version: Written, current: Written): Finding[] {
  const [source] = toSource(version);
  const [latest] = toSource(current);
  const placed = source && latest ? toFindings(placeFaults(source, latest).join('\n')) : [];
  const written = isText(version.text) ? componentFaults(version.text.tree, version.file) : [version.text];
  return [...version.front.findings, ...placed, ...written];
}
