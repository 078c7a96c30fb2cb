import type { LegalComparison, LegalText } from 'virtual:legal';

import { legalLabels } from '#content/legal-labels.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { LaterStyle } from '#src/platform/hydration/later-style.tsx';
import { changesPath, href, type LegalId, versionPath } from '#src/routes.ts';
import { ComparisonLinks } from './changes-view.tsx';
import document from './legal-document.module.css';
import styles from './legal-redline.module.css';

const { redline, changes, banner } = legalLabels;

type Props = {
  readonly id: LegalId;
  readonly editions: readonly LegalText[];
  readonly comparison: LegalComparison;
  readonly all: readonly LegalComparison[];
};

/** Two versions of a document compared word by word. */
export function ComparisonView({ id, editions, comparison, all }: Props) {
  const title = editions[0]?.frontMatter.title ?? '';
  return (
    <>
      <header className={document.header}>
        <p className={styles.eyebrow}>{redline.eyebrow}</p>
        <h1 className={document.title}>{title}</h1>
        <p className={styles.lead}>
          <VersionLink id={id} editions={editions} day={comparison.from} text={redline.from} />{' '}
          <VersionLink id={id} editions={editions} day={comparison.to} text={redline.to} />
        </p>
        <dl className={styles.key}>
          <dt>{redline.key}</dt>
          <dd>
            <ins>{redline.added}</ins>
          </dd>
          <dd>
            <del>{redline.removed}</del>
          </dd>
        </dl>
      </header>
      <LaterStyle />
      <div className={styles.body}>
        <div className={styles.redline}>
          <comparison.Redline />
        </div>
        <nav className={styles.others} aria-labelledby="other-comparisons">
          <h2 id="other-comparisons">{redline.other}</h2>
          <ComparisonLinks id={id} comparisons={all} shown={comparison} />
          <p>
            <a href={changesPath(id)}>{banner.allVersions}</a>
          </p>
          <p>
            <a href={href(id)}>{changes.back}</a>
          </p>
        </nav>
      </div>
    </>
  );
}

type LinkProps = Pick<Props, 'id' | 'editions'> & { readonly day: string; readonly text: string };

function VersionLink({ id, editions, day, text }: LinkProps) {
  const version = editions.find(({ frontMatter }) => frontMatter.effectiveDate === day)?.frontMatter.version;
  return <a href={versionPath(id, day)}>{fillIn(text, { version: version ?? '', day: formatDay(day) })}</a>;
}
