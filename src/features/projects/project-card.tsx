import { partnerCopy } from '#words/partner.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import { href } from '#src/routes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import { TagRow } from '#src/ui/tag-row/tag-row.tsx';
import styles from './project-card.module.css';

const copy = partnerCopy.projects;

const SIZE = { width: 640, height: 400 };
const drawing = channelLines({ seed: 'project', lines: 7, ...SIZE });

/**
 * A project in brief, with a slot for each field; the whole card links to the login (R2.48). It has the picture of the
 * project and the drawing that stands in for one. The title is read out, so both have an empty alternative text (F-A18).
 */
export const ProjectCard = () => (
  <article className={styles.card} data-fill="card">
    <div className={styles.frame} data-fill="frame">
      <img className={styles.picture} src="data:," alt="" {...SIZE} loading="lazy" />
      <svg
        className={styles.picture}
        data-drawing=""
        aria-hidden="true"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        {drawing.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <p className={styles.days} data-fill="days" />
    </div>
    <div className="oneColumn stack2">
      <p className={styles.assetClass} dir="auto" data-fill="assetClass" />
      <h3 className={styles.title} dir="auto" data-fill="heading">
        {/* Covers the whole card. It is announced by the title and the action. */}
        <a className={styles.link} href={href({ platform: 'login' })} data-fill="title">
          {copy.untitled}
        </a>
      </h3>
      <p className={`note ${styles.description}`} dir="auto" data-fill="description" />
    </div>
    <div className={styles.facts}>
      <TagRow slot="tags" moreLabel={copy.more} fewerLabel={copy.fewer} />
      <dl className={styles.amounts} data-fill="amounts">
        <Amount name={copy.target} slot="targetAmount" />
        <Amount name={copy.totalSize} slot="target" />
      </dl>
      <p className={`fine ${styles.line}`} data-line="">
        <SubjectIcon name="pin" />
        <span className={styles.clamped} data-fill="regions" />
      </p>
      <p className={`fine ${styles.line}`} data-line="">
        <SubjectIcon name="building" />
        <span className={styles.clamped}>
          {copy.creator} <bdi translate="no" data-fill="creatorName" />
        </span>
      </p>
      {/* Read out with the link. */}
      <p className={`line label ${styles.action}`} aria-hidden="true" data-fill="action">
        {copy.action} <Icon name="arrow-right" />
      </p>
    </div>
  </article>
);

const Amount = ({ name, slot }: { readonly name: string; readonly slot: string }) => (
  <div className={styles.amount} data-line="">
    <dt>{name}</dt>
    <dd data-fill={slot} />
  </div>
);
