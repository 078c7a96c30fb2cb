import type { LegalText } from 'virtual:legal';

import { legalLabels } from '#content/legal-labels.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { changesPath, comparisonPath, href, type LegalId } from '#src/routes.ts';
import styles from './legal-record.module.css';

const { banner } = legalLabels;

type Props = { readonly id: LegalId; readonly editions: readonly LegalText[]; readonly edition: LegalText };

/** Above a version at its own address: whether it still applies, and where the current text is. */
export function VersionBanner({ id, editions, edition }: Props) {
  const { effectiveDate, version } = edition.frontMatter;
  const next = editions[editions.indexOf(edition) - 1]?.frontMatter;
  const latest = editions[0]?.frontMatter ?? edition.frontMatter;
  const text = next
    ? fillIn(banner.replaced, {
        day: formatDay(effectiveDate),
        version: next.version,
        replaced: formatDay(next.effectiveDate),
      })
    : fillIn(banner.latestText, { day: formatDay(effectiveDate) });
  return (
    <aside className={styles.banner} aria-label={banner.label} data-superseded={next ? '' : undefined}>
      <p>
        <strong>{next ? banner.earlier : fillIn(banner.latest, { version })}.</strong> {text}
      </p>
      <p className={styles.bannerLinks}>
        {next && <a href={href(id)}>{banner.readCurrent}</a>}
        {next && <a href={comparisonPath(id, effectiveDate, latest.effectiveDate)}>{banner.seeChanges}</a>}
        <a href={changesPath(id)}>{banner.allVersions}</a>
      </p>
    </aside>
  );
}
