import { Fragment, useId, useState } from 'react';

import { language } from '#words/language.ts';
import { partnerCopy } from '#words/partner.ts';
import type { Project } from '#src/api/read-projects.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import { lettersOf } from '#src/lib/text/other-letters.ts';
import { href } from '#src/routes.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import { TagRow } from '#src/ui/tag-row/tag-row.tsx';
import styles from './project-card.module.css';
import { amountText, daysLeft } from './project-values.ts';

type Props = {
  readonly project: Project;
  readonly nowMs: number;
};

const copy = partnerCopy.projects;

/** A project in brief; the whole card links to the login (R2.48). */
export function ProjectCard({ project, nowMs }: Props) {
  const { description, assetClass, tags, regions, creatorName } = project;
  const title = project.title || assetClass || copy.untitled;
  const titleId = useId();
  const actionId = useId();
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-letters={lettersOf([title, description, assetClass, creatorName, ...tags, ...regions].join(' '))}
    >
      <div className={styles.frame}>
        <ProjectPicture source={project.picture} seed={title} />
        <DaysLeft endDate={project.endDate} nowMs={nowMs} />
      </div>
      <div className="oneColumn stack2">
        {assetClass && (
          <p className={styles.assetClass} dir="auto">
            {assetClass}
          </p>
        )}
        <h3 className={styles.title} id={titleId} dir="auto">
          {/* Covers the whole card. It is announced by the title and the action. */}
          <a
            className={styles.link}
            href={href({ platform: 'login' })}
            aria-labelledby={`${titleId} ${actionId}`}
          >
            {title}
          </a>
        </h3>
        {description && (
          <p className={`note ${styles.description}`} dir="auto">
            {description}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <TagRow tags={tags} moreLabel={copy.more} fewerLabel={copy.fewer} />
        <Amounts project={project} />
        {regions.length > 0 && (
          <p className={`fine ${styles.line}`}>
            <SubjectIcon name="pin" />
            <span className={styles.clamped}>
              {regions.map((region, index) => (
                // Each keeps its own direction.
                <Fragment key={region}>
                  {index > 0 && (language.dir === 'rtl' ? '، ' : ', ')}
                  <bdi>{region}</bdi>
                </Fragment>
              ))}
            </span>
          </p>
        )}
        {creatorName && (
          <p className={`fine ${styles.line}`}>
            <SubjectIcon name="building" />
            <span className={styles.clamped}>
              {copy.creator} <bdi translate="no">{creatorName}</bdi>
            </span>
          </p>
        )}
        {/* Read out with the link. */}
        <p className={`line label ${styles.action}`} id={actionId} aria-hidden="true">
          {copy.action} <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}

function DaysLeft({ endDate, nowMs }: { endDate: string | undefined; nowMs: number }) {
  const days = daysLeft(endDate, nowMs);
  return (
    days !== undefined && <p className={styles.days}>{pluralText(copy.daysLeft, days, language.locale)}</p>
  );
}

/** The requested amount and the total size of the project. */
function Amounts({ project: { target, targetAmount, currency } }: { project: Project }) {
  if (targetAmount === undefined && target === undefined) return null;
  return (
    <dl className={styles.amounts}>
      <Amount name={copy.target} amount={targetAmount} currency={currency} />
      <Amount name={copy.totalSize} amount={target} currency={currency} />
    </dl>
  );
}

type AmountProps = {
  readonly name: string;
  readonly amount: number | undefined;
  readonly currency: string | undefined;
};

const Amount = ({ name, amount, currency }: AmountProps) =>
  amount !== undefined && (
    <div className={`row ${styles.amount}`}>
      <dt>{name}</dt>
      <dd>{amountText(amount, currency)}</dd>
    </div>
  );

type PictureProps = {
  readonly source: string | undefined;
  /** Of the drawing. */
  readonly seed: string;
};

const SIZE = { width: 640, height: 400 };

/**
 * A project's picture, or a drawing in the partner's colours. The card has the title, so both have an empty
 * alternative text (F-A18).
 */
function ProjectPicture({ source, seed }: PictureProps) {
  const { isBroken, onError } = useBrokenSource(source);
  if (!isBroken) {
    return <img className={styles.picture} src={source} alt="" {...SIZE} loading="lazy" onError={onError} />;
  }
  const { paths } = channelLines({ seed, lines: 7, ...SIZE });
  return (
    <svg
      className={styles.picture}
      data-drawing=""
      aria-hidden="true"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** Whether a picture is missing or failed to load. */
function useBrokenSource(source: string | undefined) {
  const [broken, setBroken] = useState<string>();
  return { isBroken: source === undefined || broken === source, onError: () => setBroken(source) };
}
