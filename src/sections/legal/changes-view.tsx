import type { ReactNode } from 'react';

import { legalLabels } from '#content/legal-labels.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import type { Comparison, LegalEdition } from '#src/model/legal.schema.ts';
import { DeferredStyle } from '#src/lib/deferred-style.tsx';
import { changesPath, comparisonPath, href, LEGAL_FEED, type LegalId, versionPath } from '#src/routes.ts';
import styles from './legal.module.css';
import { Fingerprint, Notes } from './version-record.tsx';

const { banner, changes, record, redline, titles, version: versionLabel } = legalLabels;

type Props = {
  readonly id: LegalId;
  readonly editions: readonly LegalEdition[];
  readonly inForce: number;
  readonly comparisons: readonly Comparison[];
};

/** Every version of a document with its changes, and a choice of two to compare. */
export function ChangesView({ id, editions, inForce, comparisons }: Props) {
  const title = editions[0]?.frontMatter.title ?? '';
  return (
    <>
      <header className={`stack5 withGutter ${styles.header}`}>
        <h1 className={styles.title}>{fillIn(titles.changes, { title })}</h1>
        <p className="lead measure">{changes.lead}</p>
        {editions.some(({ frontMatter }) => frontMatter.sample) && (
          <p className={styles.sample}>{legalLabels.sample}</p>
        )}
        <p>
          <a href={href(id)}>{changes.back}</a>
        </p>
        <p>
          <a href={LEGAL_FEED}>{changes.feed}</a>
        </p>
      </header>
      <DeferredStyle />
      <div className={`oneColumn withGutter ${styles.columns}`}>
        <ol role="list" reversed>
          {editions.map((edition, index) => (
            <Version
              key={edition.textHash}
              id={id}
              edition={edition}
              state={stateOf(edition, index - inForce)}
            />
          ))}
        </ol>
        <section className={`stack4 ${styles.comparisons}`} aria-labelledby="compare">
          <h2 id="compare">{changes.compare}</h2>
          <p>{comparisons.length > 0 ? changes.compareLead : changes.only}</p>
          <ComparisonLinks id={id} comparisons={comparisons} />
        </section>
      </div>
    </>
  );
}

/** A sample was never in force, and will never be. */
function stateOf({ frontMatter }: LegalEdition, index: number): ReactNode {
  if (frontMatter.sample) return <em>{changes.sample}</em>;
  return index === 0 ? <strong>{changes.current}</strong> : index < 0 && <em>{changes.upcoming}</em>;
}

type VersionProps = { readonly id: LegalId; readonly edition: LegalEdition; readonly state: ReactNode };

function Version({ id, edition, state }: VersionProps) {
  const { version, effectiveDate, changes: notes } = edition.frontMatter;
  return (
    <li className={`stack3 ${styles.version}`}>
      <h2>
        <time dateTime={effectiveDate}>{formatDay(effectiveDate)}</time>
      </h2>
      <p>
        {versionLabel} {version} {state}
      </p>
      <h3>{changes.whatChanged}</h3>
      <Notes notes={notes} />
      <div className={`row note ${styles.mark}`}>
        {record.fingerprint} <Fingerprint hash={edition.textHash} />
      </div>
      <p>
        <a href={versionPath(id, effectiveDate)}>{fillIn(changes.read, { version })}</a>
      </p>
    </li>
  );
}

type ComparisonProps = {
  readonly id: LegalId;
  readonly editions: readonly LegalEdition[];
  readonly comparison: Comparison;
  readonly all: readonly Comparison[];
};

/** Two versions of a document compared word by word. */
export function ComparisonView({ id, editions, comparison, all }: ComparisonProps) {
  const title = editions[0]?.frontMatter.title ?? '';
  return (
    <>
      <header className={`stack5 withGutter ${styles.header}`}>
        <p className="eyebrow">{redline.eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className="lead">
          <VersionLink id={id} editions={editions} day={comparison.from} text={redline.from} />{' '}
          <VersionLink id={id} editions={editions} day={comparison.to} text={redline.to} />
        </p>
        <dl className={`row note ${styles.key} ${styles.marks}`}>
          <dt>{redline.key}</dt>
          <dd>
            <ins>{redline.added}</ins>
          </dd>
          <dd>
            <del>{redline.removed}</del>
          </dd>
        </dl>
      </header>
      <DeferredStyle />
      <div className={`oneColumn withGutter ${styles.columns}`}>
        <div
          className={`legalRedline ${styles.marks}`}
          dangerouslySetInnerHTML={{ __html: comparison.html }}
        />
        <nav className={`stack4 ${styles.comparisons}`} aria-labelledby="other-comparisons">
          <h2 id="other-comparisons">{redline.other}</h2>
          <ComparisonLinks id={id} comparisons={all} shown={comparison}>
            <li>
              <a href={changesPath(id)}>{banner.allVersions}</a>
            </li>
            <li>
              <a href={href(id)}>{changes.back}</a>
            </li>
          </ComparisonLinks>
        </nav>
      </div>
    </>
  );
}

type VersionLinkProps = Pick<ComparisonProps, 'id' | 'editions'> & {
  readonly day: string;
  readonly text: string;
};

function VersionLink({ id, editions, day, text }: VersionLinkProps) {
  const version = editions.find(({ frontMatter }) => frontMatter.effectiveDate === day)?.frontMatter.version;
  return <a href={versionPath(id, day)}>{fillIn(text, { version: version ?? '', day: formatDay(day) })}</a>;
}

type LinksProps = {
  readonly id: LegalId;
  readonly comparisons: readonly Comparison[];
  readonly shown?: Comparison;
  /** Further entries of the list. */
  readonly children?: ReactNode;
};

/** The choice of two versions, as plain links. */
function ComparisonLinks({ id, comparisons, shown, children }: LinksProps) {
  return (
    <ul role="list">
      {comparisons.map((one) => (
        <li key={one.from + one.to}>
          <a href={comparisonPath(id, one.from, one.to)} aria-current={one === shown ? 'page' : undefined}>
            {fillIn(changes.compareLink, { from: formatDay(one.from), to: formatDay(one.to) })}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
