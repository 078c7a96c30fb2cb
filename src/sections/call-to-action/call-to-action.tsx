import { useId } from 'react';

import type { CallToActionCopy } from '#src/model/page-copy.schema.ts';
import { labels } from '#words/labels.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { PageLinks } from '#src/sections/page-links/page-links.tsx';
import { Channels } from '#src/ui/channels/channels.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './call-to-action.module.css';

type Props = {
  readonly copy: CallToActionCopy;
  /** Page id: the seed of the channel lines. */
  readonly seed: string;
};

/** The end of a page: the next action and, on an audience's page, related pages. */
export function CallToAction({ copy, seed }: Props) {
  const headingId = useId();
  return (
    <section className={`screenOnly night ${styles.band}`} data-tone="night" aria-labelledby={headingId}>
      <div className={styles.course}>
        <Channels seed={`${seed} end`} width={1440} height={360} lines={9} align="middle" />
      </div>
      <div className={`container stack5 ${styles.inner}`}>
        <h2 id={headingId}>
          <Unbroken text={copy.heading} />
        </h2>
        <p className={`lead ${styles.text}`}>{copy.text}</p>
        <Actions actions={copy.actions} tone="night" />
        {copy.related && (
          <div className={styles.related}>
            <PageLinks label={labels.related} ids={copy.related} />
          </div>
        )}
      </div>
    </section>
  );
}
