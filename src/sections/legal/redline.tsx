import { legalLabels } from '#content/legal-labels.ts';
import type { RedlineGroup } from '#scripts/build/legal/redline-groups.ts';
import type { RedlineBlock } from '#scripts/build/legal/redline.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import styles from './legal-redline.module.css';

const { redline } = legalLabels;

/** What changed with its surroundings, the passages between folded. */
export function Redline({ groups }: { groups: readonly RedlineGroup[] }) {
  return (
    <div className={styles.redline}>
      {groups.map(({ isFolded, blocks }, index) => {
        // The groups of a page never change their order.
        const passages = blocks.map((block, place) => <Passage key={place} {...block} />);
        if (!isFolded) return <section key={index}>{passages}</section>;
        return (
          <details key={index} className={styles.same}>
            <summary>{fillIn(redline.same, { count: String(blocks.length) })}</summary>
            {passages}
          </details>
        );
      })}
    </div>
  );
}

const tags = { part: 'h2', clause: 'h3' } as const;

function Passage({ kind, parts }: RedlineBlock) {
  const Tag = kind === 'part' || kind === 'clause' ? tags[kind] : 'p';
  return (
    <Tag data-kind={kind}>
      {parts.map(({ change, text }, index) => {
        if (change === 'same') return text;
        const Change = change === 'added' ? 'ins' : 'del';
        return (
          <Change key={index}>
            <span className={styles.spoken}>{redline[`${change}Start`]}</span>
            {text}
            <span className={styles.spoken}>{redline.end}</span>
          </Change>
        );
      })}
    </Tag>
  );
}
