import type { PictureId } from '#src/model/home.schema.ts';
import type { HeroCopy } from '#src/model/page-copy.schema.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { Channels } from '#src/sections/channels/channels.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './page-hero.module.css';

type Props = {
  readonly copy: HeroCopy;
  /** Page name: decides the course of the channel lines. */
  readonly course: string;
  /** A picture beside the text; without one the channel lines take its place. */
  readonly picture?: PictureId;
};

/** The top of a page: whom it is for, its claim, and what to do next. */
export function PageHero({ copy, course, picture }: Props) {
  return (
    <div className={styles.hero} data-picture={picture ? 'yes' : 'no'}>
      <div className={styles.course}>
        <Channels seed={course} height={picture ? 480 : 260} />
      </div>
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          {copy.actions.length > 0 && <Actions actions={copy.actions} />}
          {copy.note && <p className={styles.note}>{copy.note}</p>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture id={picture} sizes="(width > 1024px) 38rem, 92vw" isFirstView />
          </div>
        )}
      </div>
    </div>
  );
}
