import type { ReactNode } from 'react';

import { legalLabels } from '#content/legal-labels.ts';
import { site } from '#content/site.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import type { LegalEdition } from '#src/model/legal.schema.ts';
import { changesPath, comparisonPath, href, legalFilePath, type LegalId, versionPath } from '#src/routes.ts';
import styles from './legal.module.css';

const { banner, changes, record } = legalLabels;

/** At the end of a version: all data that an acceptance record needs to identify this text. */
export function VersionRecord({ id, edition }: { id: LegalId; edition: LegalEdition }) {
  const { title, version, effectiveDate, sample, changes: notes } = edition.frontMatter;
  const permalink = versionPath(id, effectiveDate);
  return (
    <section className={`stack4 ${styles.record}`} aria-labelledby="record">
      <h2 id="record">{record.title}</h2>
      <p>{sample ? legalLabels.sample : record.lead}</p>
      <dl className={styles.facts}>
        <Row label={record.document}>
          {title}, {legalLabels.version.toLowerCase()} {version}
        </Row>
        <Row label={legalLabels.applies}>
          <time dateTime={effectiveDate}>{formatDay(effectiveDate)}</time>
        </Row>
        <Row label={record.permalink}>
          <a href={permalink}>{`${site.brandHost}${permalink}`}</a>
        </Row>
        <Row label={changes.whatChanged}>
          <Notes notes={notes} />
        </Row>
        <Row label={record.fingerprint}>
          <Fingerprint hash={edition.textHash} />
        </Row>
        <Files id={id} edition={edition} />
      </dl>
    </section>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What changed in a version. */
export const Notes = ({ notes }: { notes: readonly string[] }) => (
  <ul className={styles.notes}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

/** The first characters, which distinguish versions; the whole value on request. */
export function Fingerprint({ hash }: { hash: string }) {
  return (
    <details className={styles.fingerprint}>
      <summary aria-label={`${record.whole}: ${hash.slice(0, 12)}…`}>
        <code>{hash.slice(0, 12)}…</code>
      </summary>
      <code>{hash}</code>
    </details>
  );
}

function Files({ id, edition: { frontMatter, files } }: { id: LegalId; edition: LegalEdition }) {
  const downloads = (['pdf', 'txt'] as const).flatMap((kind) => {
    const bytes = files[kind];
    const path = legalFilePath(id, frontMatter.version, kind);
    return bytes === undefined ? [] : [{ path, label: record[kind], bytes }];
  });
  if (downloads.length === 0) return null;
  return (
    <div className={styles.files}>
      <dt>{record.files}</dt>
      {downloads.map(({ path, label, bytes }) => (
        <dd key={path}>
          <a href={path}>{label}</a>
          {` (${inKilobytes(bytes)})`}
        </dd>
      ))}
    </div>
  );
}

/** `204 KB`, as in file managers. */
const inKilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`;

type BannersProps = {
  readonly id: LegalId;
  readonly editions: readonly LegalEdition[];
  /** Place of the text in force; those before it are to come. */
  readonly inForce: number;
  readonly edition: LegalEdition;
};

/** Above a version at its own address: whether it applies, with a link to the text in force. */
export function VersionBanner({ id, editions, inForce, edition }: BannersProps) {
  const { effectiveDate, version, sample } = edition.frontMatter;
  const index = editions.indexOf(edition);
  const current = editions[inForce]?.frontMatter ?? edition.frontMatter;
  if (index === inForce) {
    const text = sample ? undefined : fillIn(banner.latestText, { day: formatDay(effectiveDate) });
    return <Banner id={id} title={fillIn(banner.latest, { version })} text={text} />;
  }
  const next = editions[index - 1]?.frontMatter;
  const isUpcoming = index < inForce;
  const text = isUpcoming
    ? upcomingText(edition.frontMatter, editions[index + 1]?.frontMatter ?? current, current)
    : replacedText(edition.frontMatter, next);
  const [from, to] = isUpcoming ? [current, edition.frontMatter] : [edition.frontMatter, current];
  return (
    <Banner id={id} isOther title={isUpcoming ? banner.upcoming : banner.earlier} text={text}>
      <a href={href(id)}>{banner.readCurrent}</a>
      <a href={comparisonPath(id, from.effectiveDate, to.effectiveDate)}>
        {isUpcoming ? banner.seeNextChanges : banner.seeChanges}
      </a>
    </Banner>
  );
}

type Data = LegalEdition['frontMatter'];

function replacedText({ effectiveDate, sample }: Data, next: Data | undefined): string | undefined {
  if (sample) return undefined;
  return fillIn(banner.replaced, {
    day: formatDay(effectiveDate),
    version: next?.version ?? '',
    replaced: formatDay(next?.effectiveDate ?? ''),
  });
}

/** @param before the version that it replaces, which may be a future one */
const upcomingText = ({ effectiveDate }: Data, before: Data, current: Data): string =>
  fillIn(before === current ? banner.upcomingText : banner.upcomingAfter, {
    day: formatDay(effectiveDate),
    version: current.version,
    before: before.version,
    from: formatDay(before.effectiveDate),
  });

/** Above the text in force, once its successor is published. */
export function UpcomingBanner({ id, editions, inForce }: Omit<BannersProps, 'edition'>) {
  const [next, current] = [editions[inForce - 1]?.frontMatter, editions[inForce]?.frontMatter];
  if (!next || !current) return null;
  const title = fillIn(banner.next, { day: formatDay(next.effectiveDate) });
  return (
    <Banner id={id} title={title} text={banner.nextText}>
      <a href={versionPath(id, next.effectiveDate)}>{banner.readNext}</a>
      <a href={comparisonPath(id, current.effectiveDate, next.effectiveDate)}>{banner.seeNextChanges}</a>
    </Banner>
  );
}

type BannerProps = {
  readonly id: LegalId;
  readonly title: string;
  /** Missing for a sample, which was never in force. */
  readonly text: string | undefined;
  /** The text below is not the one that applies. */
  readonly isOther?: boolean;
  readonly children?: ReactNode;
};

function Banner({ id, title, text, isOther = false, children }: BannerProps) {
  return (
    <aside
      className={`container ${styles.banner}`}
      aria-label={banner.label}
      data-superseded={isOther ? '' : undefined}
    >
      <p>
        <strong>{title}.</strong> {text}
      </p>
      <p className={`row ${styles.bannerLinks}`}>
        {children}
        <a href={changesPath(id)}>{banner.allVersions}</a>
      </p>
    </aside>
  );
}
