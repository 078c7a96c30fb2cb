import { useId } from 'react';

import type { CallToActionCopy } from '#src/model/page-copy.schema.ts';
import { labels } from '#words/labels.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { PageLinks } from '#src/sections/page-links/page-links.tsx';
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
        <Channels seed={`${seed} end`} />
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

const [WIDTH, HEIGHT] = [1440, 360];

/** The motif of the site, next to or below the text. */
function Channels({ seed }: { readonly seed: string }) {
  const { paths, shafts } = channelLines({ seed, width: WIDTH, height: HEIGHT, lines: 9 });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
      {shafts.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r + 1.5} />
      ))}
    </svg>
  );
}
