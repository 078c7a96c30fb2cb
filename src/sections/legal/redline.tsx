import { createElement } from 'react';

import { legalLabels } from '#content/legal-labels.ts';
import type { RedlineGroup } from '#scripts/build/legal/redline-groups.ts';
import type { RedlineBlock } from '#scripts/build/legal/redline.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import styles from './legal-redline.module.css';

const { redline } = legalLabels;

/** What changed with its surroundings, the passages between folded. Rendered at build only: nothing has a key. */
export function Redline({ groups }: { groups: readonly RedlineGroup[] }) {
  return createElement('div', { className: styles.redline }, ...groups.map(groupOf));
}

function groupOf({ isFolded, blocks }: RedlineGroup) {
  const passages = blocks.map(passageOf);
  if (!isFolded) return createElement('div', undefined, ...passages);
  const label = fillIn(redline.same, { count: String(blocks.length) });
  const summary = <summary>{label}</summary>;
  return createElement('details', { className: styles.same }, summary, ...passages);
}

const tags = { part: 'h2', clause: 'h3' } as const;

function passageOf({ kind, parts }: RedlineBlock) {
  const tag = kind === 'part' || kind === 'clause' ? tags[kind] : 'p';
  return createElement(tag, { 'data-kind': kind }, ...parts.map(wordsOf));
}

function wordsOf({ change, text }: RedlineBlock['parts'][number]) {
  if (change === 'same') return text;
  const Change = change === 'added' ? 'ins' : 'del';
  return (
    <Change>
      <span className={styles.spoken}>{redline[`${change}Start`]}</span>
      {text}
      <span className={styles.spoken}>{redline.end}</span>
    </Change>
  );
}
