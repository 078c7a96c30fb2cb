import { legalLabels } from '#content/legal-labels.ts';
import type { RedlineGroup } from '#scripts/build/legal/redline-groups.ts';
import type { RedlineBlock } from '#scripts/build/legal/redline.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import styles from './legal-redline.module.css';

const { redline } = legalLabels;

/** Changed clauses in full, those between them folded. */
export function Redline({ groups }: { groups: readonly RedlineGroup[] }) {
  return (
    <div className={styles.redline}>
      {groups.map(({ isChanged, clauses, blocks }, index) => {
        // The groups of a page never change their order.
        const passages = blocks.map((block, place) => <Passage key={place} {...block} />);
        if (isChanged) return <section key={index}>{passages}</section>;
        const label = clauses === 1 ? redline.sameOne : fillIn(redline.same, { count: String(clauses) });
        return (
          <details key={index} className={styles.same}>
            <summary>{label}</summary>
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
