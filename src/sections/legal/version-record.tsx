import { use } from 'react';
import type { LegalText } from 'virtual:legal';

import { legalLabels } from '#content/legal-labels.ts';
import { site } from '#content/site.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { legalFilePath, type LegalId, versionPath } from '#src/routes.ts';
import { FileSizes } from '#src/platform/file-sizes.ts';
import styles from './legal-record.module.css';

const { record } = legalLabels;

/** At the end of a version: all data that an acceptance record needs to identify this text. */
export function VersionRecord({ id, edition }: { id: LegalId; edition: LegalText }) {
  const { title, version, effectiveDate, sample } = edition.frontMatter;
  const permalink = versionPath(id, effectiveDate);
  return (
    <section className={styles.record} aria-labelledby="record">
      <h2 id="record" className={styles.recordTitle}>
        {record.title}
      </h2>
      <p>{sample ? legalLabels.sample : record.lead}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{record.document}</dt>
          <dd>
            {title}, {legalLabels.version.toLowerCase()} {version}
          </dd>
        </div>
        <div>
          <dt>{legalLabels.applies}</dt>
          <dd>
            <time dateTime={effectiveDate}>{formatDay(effectiveDate)}</time>
          </dd>
        </div>
        <div>
          <dt>{record.permalink}</dt>
          <dd>
            <a href={permalink}>{`${site.brandHost}${permalink}`}</a>
          </dd>
        </div>
        <div>
          <dt>{record.fingerprint}</dt>
          <dd>
            <Fingerprint hash={edition.textHash} />
          </dd>
        </div>
        <Files id={id} version={version} />
      </dl>
    </section>
  );
}

/** The first characters, which distinguish versions; the whole value on request. */
export function Fingerprint({ hash }: { hash: string }) {
  return (
    <details className={styles.fingerprint}>
      <summary>
        <code>{hash.slice(0, 12)}…</code>
      </summary>
      <code>{hash}</code>
    </details>
  );
}

/** The files that exist: without Chromium there is no PDF, and in development there are none. */
function Files({ id, version }: { id: LegalId; version: string }) {
  const sizes = use(FileSizes);
  const downloads = (['pdf', 'txt'] as const).flatMap((kind) => {
    const path = legalFilePath(id, version, kind);
    const bytes = sizes.get(path);
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
