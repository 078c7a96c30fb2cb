import { useId } from 'react';

import { labels } from '#words/labels.ts';
import type { CallToActionCopy } from '#src/model/page-copy.schema.ts';
import { href } from '#src/routes.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { labelOf } from '#src/sections/menus/menus.ts';
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
 * The end of a page: the next action and, where the copy has related pages, links to them. A page without them closes
 * with the lines of the brand.
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
        <div>
          <h3 className={`label ${styles.label}`}>{labels.related}</h3>
          <ul role="list">
            {related.map((id) => (
              <li key={id}>
                <a className={`line plainLink subheading ${styles.next}`} href={href(id)}>
                  {labelOf(id)}
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
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
