import { useEffect, useRef } from 'react';

import { partnerCheck } from '#content/partner-check.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { Finding } from './inspect.ts';
import styles from './partner-check.module.css';

type Props = { readonly host: string; readonly findings: readonly Finding[] };

const icons = { mend: 'alert', improve: 'arrow-right', good: 'check' } as const;
const levels = ['mend', 'improve', 'good'] as const;

/** The most severe findings first. The heading takes the focus, so that screen readers read it. */
export function Results({ host, findings }: Props) {
  const heading = useRef<HTMLSpanElement>(null);
  const { results, findings: words } = partnerCheck;
  useEffect(() => heading.current?.focus(), [findings]);
  const focused = (
    <span ref={heading} tabIndex={-1} className={styles.title}>
      {fillIn(results.title, { host })}
    </span>
  );
  const sorted = levels.flatMap((level) => findings.filter(({ id }) => words[id].level === level));
  return (
    <Band heading={focused} tone="sunk">
      <ul className={styles.list} role="list">
        {sorted.map(({ id, values }) => {
          const { level, title, text } = words[id];
          return (
            <li key={`${id} ${values['field']}`} className={styles.finding} data-level={level}>
              <p className={styles.level}>
                <Icon name={icons[level]} />
                {results.levels[level]}
              </p>
              <h3 className={styles.name}>{fillIn(title, values)}</h3>
              <p className={styles.text}>
                <bdi>{fillIn(text, values)}</bdi>
              </p>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
