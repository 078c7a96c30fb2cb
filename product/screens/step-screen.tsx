import { ScreenParts } from '#product/kit/parts.tsx';
import { Chip } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import { SubjectIcon } from '../../src/ui/icon/subject-icon.tsx';
import { Window } from '#product/kit/window.tsx';
import type { StepScreens } from './screens.ts';
import styles from './step-screen.module.css';

type Props = { readonly screen: StepScreens[number] };

/** The product at one step of a workflow: a window with the lists, figures and tables of the step. */
export const StepScreen = ({ screen: { icon, title, chip, parts } }: Props) => (
  <Window label={title} className={styles.window}>
    <p className={styles.bar}>
      <SubjectIcon name={icon} />
      <span className={pieces.title}>{title}</span>
      {chip && <Chip chip={chip} />}
    </p>
    <div className={styles.parts}>
      <ScreenParts parts={parts} />
    </div>
  </Window>
);
