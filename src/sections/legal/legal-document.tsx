import { labels } from '#content/labels.ts';
import { legalComponents } from './legal-components.tsx';
import type { LegalModule } from './legal-page.tsx';
import styles from './legal-document.module.css';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal document with its date, version and derived list of contents. Rendered at build only. */
export function LegalText({ source }: { source: LegalModule }) {
  const { default: Content, legalDocument } = source;
  const { frontMatter, outline } = legalDocument;
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{frontMatter.title}</h1>
        <p className={styles.meta}>
          {labels.legal.lastUpdated}{' '}
          <time dateTime={frontMatter.effectiveDate}>
            {dayFormat.format(new Date(frontMatter.effectiveDate))}
          </time>
          <span className={styles.version}>
            {labels.legal.version} {frontMatter.version}
          </span>
        </p>
        <aside className={styles.summary} aria-label={labels.legal.summary}>
          <p className={styles.summaryLabel}>{labels.legal.summary}</p>
          <p>{frontMatter.summary}</p>
        </aside>
      </header>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={labels.legal.contents}>
          <details open>
            <summary className={styles.contentsLabel}>{labels.legal.contents}</summary>
            <ol className={styles.contentsList} role="list">
              {outline
                .filter((entry) => entry.depth === 2)
                .map(({ id, number, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <span className={styles.contentsNumber}>{number}</span> {text}
                    </a>
                  </li>
                ))}
            </ol>
          </details>
        </nav>
        <article className={styles.text}>
          <Content components={legalComponents} />
        </article>
      </div>
    </>
  );
}
