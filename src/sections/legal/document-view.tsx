import { renderToStaticMarkup } from 'react-dom/server';

import { consentCopy } from '#content/en/consent.ts';
import { legalLabels } from '#content/legal-labels.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import { labels } from '#words/labels.ts';
import type { LegalEdition, OutlineEntry } from '#src/model/legal.schema.ts';
import { DeferredStyle } from '#src/lib/deferred-style.tsx';
import { changesPath, href, type LegalId } from '#src/routes.ts';
import { hasConsentTool } from '#src/platform/services/service-settings.ts';
import { Button } from '#src/ui/button/button.tsx';
import contents from './legal-contents.module.css';
import styles from './legal.module.css';
import { SETTINGS_PLACE } from './settings-link.ts';
import { UpcomingBanner, VersionBanner, VersionRecord } from './version-record.tsx';

type Props = {
  readonly id: LegalId;
  readonly editions: readonly LegalEdition[];
  readonly inForce: number;
  readonly edition: LegalEdition;
  /** True at the version's permanent address. */
  readonly isDated: boolean;
};

/** A legal document: title block, list of contents, text, and the record of this version. */
export function DocumentView({ id, editions, inForce, edition, isDated }: Props) {
  const { html, frontMatter, outline, textHash } = edition;
  return (
    <div data-sheet={`${id}-${frontMatter.version}`}>
      {isDated ? (
        <VersionBanner id={id} editions={editions} inForce={inForce} edition={edition} />
      ) : (
        inForce > 0 && <UpcomingBanner id={id} editions={editions} inForce={inForce} />
      )}
      <header className={`stack5 withGutter ${styles.header}`}>
        <h1 className={styles.title}>{frontMatter.title}</h1>
        <ul className={`row note ${styles.meta}`} role="list">
          <li>
            {legalLabels.applies}{' '}
            <time dateTime={frontMatter.effectiveDate}>{formatDay(frontMatter.effectiveDate)}</time>
          </li>
          <li>
            {legalLabels.version} {frontMatter.version}
          </li>
          <li className={styles.onScreen}>
            <a href={changesPath(id)}>{legalLabels.history}</a>
          </li>
        </ul>
        {frontMatter.sample && <p className={styles.sample}>{legalLabels.sample}</p>}
      </header>
      <div className={`oneColumn withGutter ${styles.columns}`}>
        <aside className={styles.summary} aria-label={legalLabels.summary}>
          <p className={`row ${styles.summaryLabel}`}>
            {legalLabels.summary} <span className={styles.notBinding}>{legalLabels.notBinding}</span>
          </p>
          <p>{frontMatter.summary}</p>
        </aside>
        <DeferredStyle />
        <Contents outline={outline} />
        <div
          className="legalText"
          data-text-sha256={textHash}
          data-copied-label={labels.reading.copied}
          dangerouslySetInnerHTML={{ __html: html.replace(COOKIE_SETTINGS, cookieSettings) }}
        />
        <VersionRecord id={id} edition={edition} />
      </div>
    </div>
  );
}

/** As the text has it. */
const COOKIE_SETTINGS = '<cookie-settings></cookie-settings>';

/** Opens the cookie settings, if there are any. Without script it explains why none are needed. */
const cookieSettings = (): string =>
  hasConsentTool
    ? renderToStaticMarkup(
        <div id={SETTINGS_PLACE} className={contents.settings}>
          <Button href={href({ route: 'cookies', hash: SETTINGS_PLACE })} variant="secondary">
            {consentCopy.link}
          </Button>
          <p className={contents.withoutScript}>{consentCopy.withoutScript}</p>
        </div>,
      )
    : '';

/** The list of contents: folded above the text, open at its side in wide windows. The frame's script marks the current clause. */
function Contents({ outline }: { outline: readonly OutlineEntry[] }) {
  const parts = outline.filter((entry) => entry.depth === 2);
  return (
    <nav className={contents.contents} aria-label={legalLabels.contents} data-contents="">
      <p className={contents.contentsTitle}>{legalLabels.contents}</p>
      {/* Without the list inside: browsers and their tools treat the links of a closed one as hidden. */}
      <details className={contents.fold}>
        <summary className={contents.contentsLabel}>{legalLabels.contents}</summary>
      </details>
      <ol className={contents.contentsList} role="list">
        {parts.map((part) => (
          <li key={part.id}>
            <OutlineItem {...part} />
            <ol className={contents.clauses} role="list">
              {outline
                .filter(({ depth, number }) => depth === 3 && number.startsWith(`${part.number}.`))
                .map((clause) => (
                  <li key={clause.id}>
                    <OutlineItem {...clause} />
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const OutlineItem = ({ id, number, text }: OutlineEntry) => (
  <a href={`#${id}`}>
    <span>{number}</span> {text}
  </a>
);
