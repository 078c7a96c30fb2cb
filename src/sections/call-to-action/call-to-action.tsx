import { useId } from 'react';

import { pictures } from '#content/pictures.ts';
import { labels } from '#words/labels.ts';
import type { PictureId } from '#src/model/ids.schema.ts';
import type { CallToActionCopy } from '#src/model/page-copy.schema.ts';
import { href, type RouteId } from '#src/routes.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { labelOf } from '#src/sections/menus/menus.ts';
import { PageLinks } from '#src/sections/page-links/page-links.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import { Channels } from '#src/ui/channels/channels.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './call-to-action.module.css';

type Props = {
  readonly copy: CallToActionCopy;
  /** Page id: the seed of the channel lines. */
  readonly seed: string;
};

/**
 * The end of a page: the next action and, where the copy has related pages, links to them and a picture of the first
 * that has one. A page without them closes with the lines of the brand.
 */
export function CallToAction({ copy, seed }: Props) {
  const headingId = useId();
  const { related } = copy;
  const text = (
    <div className={`stack5 ${styles.text}`}>
      <h2 id={headingId}>
        <Unbroken text={copy.heading} />
      </h2>
      <p className="lead">{copy.text}</p>
      <Actions actions={copy.actions} tone={related ? 'paper' : 'night'} />
    </div>
  );
  return related ? (
    <section className={`screenOnly ${styles.end}`} aria-labelledby={headingId}>
      <div className={`container oneColumn ${styles.leading}`}>
        {text}
        <NextPage ids={related} />
        <div className={styles.related}>
          <PageLinks label={labels.related} ids={related} />
        </div>
      </div>
    </section>
  ) : (
    <section className={`screenOnly night ${styles.band}`} data-tone="night" aria-labelledby={headingId}>
      <div className={styles.course}>
        <Channels seed={`${seed} end`} width={1440} height={360} lines={9} align="middle" />
      </div>
      <div className={`container ${styles.inner}`}>{text}</div>
    </section>
  );
}

const isPicture = (id: string): id is PictureId => id in pictures;

/**
 * The first of the pages that has a picture as a segment of home, as a link.
 * @throws Error if none has one
 */
function NextPage({ ids }: { readonly ids: readonly RouteId[] }) {
  const [next] = ids.flatMap((id) => {
    const picture = `segment-${id}`;
    return isPicture(picture) ? [{ id, picture }] : [];
  });
  if (!next) throw new Error(`None of the related pages ${ids.join(', ')} has a picture: name one that has`);
  return (
    <a className={`plainLink ${styles.next}`} href={href(next.id)}>
      <Picture id={next.picture} sizes="min(26rem, 100vw - 2.75rem)" isDecoration />
      <span className={`line subheading ${styles.nextName}`}>
        <span>
          <span className="hiddenText">{labels.nextPage}</span> {labelOf(next.id)}
        </span>
        <Icon name="arrow-right" />
      </span>
    </a>
  );
}
