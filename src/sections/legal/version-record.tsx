import type { LegalText } from 'virtual:legal';

import { legalLabels } from '#content/legal-labels.ts';
import { site } from '#content/site.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { legalFilePath, type LegalId, versionPath } from '#src/routes.ts';
import styles from './legal-record.module.css';

const { record } = legalLabels;

/** At the end of a version: everything that an acceptance record needs to name exactly this text. */
export function VersionRecord({ id, edition }: { id: LegalId; edition: LegalText }) {
  const { title, version, effectiveDate } = edition.frontMatter;
  const permalink = versionPath(id, effectiveDate);
  return (
    <section className={styles.record} aria-labelledby="record">
      <h2 id="record" className={styles.recordTitle}>
        {record.title}
      </h2>
      <p>{record.lead}</p>
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
        <div className={styles.files}>
          <dt>{record.files}</dt>
          <File path={legalFilePath(id, version, 'pdf')} label={record.pdf} />
          <File path={legalFilePath(id, version, 'txt')} label={record.txt} />
        </div>
      </dl>
    </section>
  );
}

/** The beginning, which is enough to tell versions apart; the whole value on request. */
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

/** The build puts the size in when it has made the file, and takes the line out when it cannot make it. */
const File = ({ path, label }: { path: string; label: string }) => (
  <dd data-file={path}>
    <a href={path}>{label}</a> <span data-size="" />
  </dd>
);
