import { useEffect, useRef } from 'react';

import { partnerCheck } from '#content/partner-check/partner-check.ts';
import type { ConfigFinding, Level } from '#src/features/partner-check/finding.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { ControlName } from '#src/ui/icon/control-paths.ts';
import styles from './findings.module.css';

type Props = {
  readonly findings: readonly ConfigFinding[];
  readonly subject: string;
};

const levels: readonly (readonly [Level, ControlName])[] = [
  ['mend', 'alert'],
  ['improve', 'arrow-right'],
  ['good', 'check'],
];

const levelOf = ({ id }: ConfigFinding) => partnerCheck.findings[id].level;

/** All that was found, what matters most first. Its heading takes the focus, so that it is read out. */
export function Findings({ findings, subject }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { results } = partnerCheck;
  useEffect(() => heading.current?.focus(), [findings]);
  const groups = levels.map(([level, icon]) => ({
    level,
    icon,
    found: findings.filter((one) => levelOf(one) === level),
  }));
  const counted = groups.filter(({ found }) => found.length > 0);
  return (
    <section className={styles.section} aria-labelledby="findings">
      <div className={styles.head}>
        <h2 className={styles.title} id="findings" ref={heading} tabIndex={-1}>
          {results.title}
        </h2>
        <p className={styles.subject}>{subject}</p>
        <ul className={styles.counts} role="list">
          {counted.map(({ level, icon, found }) => (
            <li key={level} className={styles.count} data-level={level}>
              <Icon name={icon} />
              {fillIn(results.counts[level], { count: found.length })}
            </li>
          ))}
        </ul>
      </div>
      {counted.map(({ level, icon, found }) => (
        <div key={level} className={styles.group} data-level={level}>
          <h3 className={styles.level}>{results.levels[level]}</h3>
          <ul className={styles.list} role="list">
            {found.map((one) => (
              <FindingItem
                key={`${one.id} ${Object.values(one.values).join(' ')}`}
                finding={one}
                icon={icon}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function FindingItem({ finding, icon }: { finding: ConfigFinding; icon: ControlName }) {
  const { title, text } = partnerCheck.findings[finding.id];
  return (
    <li className={styles.finding}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <h4 className={styles.name}>{fillIn(title, finding.values)}</h4>
      <p className={styles.text} dir="auto">
        {fillIn(text, finding.values)}
      </p>
    </li>
  );
}
