import type { Action } from '#src/model/page-copy.schema.ts';
import { href } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './actions.module.css';

type Props = {
  readonly actions: readonly Action[];
  readonly tone?: 'paper' | 'night';
};

/** The buttons of a section: the first is the main action, the others are alternatives. */
export function Actions({ actions, tone = 'paper' }: Props) {
  return (
    <div className={`row ${styles.actions}`}>
      {actions.map(({ label, to }, index) => (
        <Button
          key={label}
          href={href(to)}
          tone={tone}
          size="large"
          variant={index === 0 ? 'primary' : 'secondary'}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
