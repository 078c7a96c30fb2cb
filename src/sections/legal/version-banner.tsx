import type { ReactNode } from 'react';
import type { LegalText } from 'virtual:legal';

import { legalLabels } from '#content/legal-labels.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { changesPath, comparisonPath, href, type LegalId, versionPath } from '#src/routes.ts';
import styles from './legal-record.module.css';

const { banner } = legalLabels;

type Props = {
  readonly id: LegalId;
  readonly editions: readonly LegalText[];
  /** Index of the text in force; those before it are future versions. */
  readonly inForce: number;
  readonly edition: LegalText;
};

/** Above a version at its own address: whether it applies, and where the text in force is. */
export function VersionBanner({ id, editions, inForce, edition }: Props) {
  const { effectiveDate, version } = edition.frontMatter;
  const place = editions.indexOf(edition);
  const current = editions[inForce]?.frontMatter ?? edition.frontMatter;
  if (place === inForce) {
    const text = fillIn(banner.latestText, { day: formatDay(effectiveDate) });
    return <Banner id={id} title={fillIn(banner.latest, { version })} text={text} />;
  }
  const next = editions[place - 1]?.frontMatter;
  const isUpcoming = place < inForce;
  const text = isUpcoming
    ? upcomingText(edition.frontMatter, editions[place + 1]?.frontMatter ?? current, current)
    : fillIn(banner.replaced, {
        day: formatDay(effectiveDate),
        version: next?.version ?? '',
        replaced: formatDay(next?.effectiveDate ?? ''),
      });
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

type Data = LegalText['frontMatter'];

/** @param before the version that it replaces, which may be a future one itself */
const upcomingText = ({ effectiveDate }: Data, before: Data, current: Data): string =>
  fillIn(before === current ? banner.upcomingText : banner.upcomingAfter, {
    day: formatDay(effectiveDate),
    version: current.version,
    before: before.version,
    from: formatDay(before.effectiveDate),
  });

/** Above the text in force once its successor is published. */
export function UpcomingBanner({ id, editions, inForce }: Omit<Props, 'edition'>) {
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
  readonly text: string;
  /** True if the text below is not in force. */
  readonly isOther?: boolean;
  readonly children?: ReactNode;
};

function Banner({ id, title, text, isOther = false, children }: BannerProps) {
  return (
    <aside className={styles.banner} aria-label={banner.label} data-superseded={isOther ? '' : undefined}>
      <p>
        <strong>{title}.</strong> {text}
      </p>
      <p className={styles.bannerLinks}>
        {children}
        <a href={changesPath(id)}>{banner.allVersions}</a>
      </p>
    </aside>
  );
}
