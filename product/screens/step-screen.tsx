import type { WorkflowStep } from '../../src/model/workflow.schema.ts';
import { ScreenParts } from '#product/kit/parts.tsx';
import { Chip } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import { SubjectIcon } from '../../src/ui/icon/subject-icon.tsx';
import { Window } from '#product/kit/window.tsx';
import { stepScreens } from './screens.ts';
import styles from './step-screen.module.css';

type Props = {
  readonly page: string;
  /** Index of the step in the workflow of that page. */
  readonly step: number;
  readonly icon: WorkflowStep['icon'];
};

/** The product at one step of a workflow: a window with the lists, figures and tables of the step. */
export function StepScreen({ page, step, icon }: Props) {
  const screen = stepScreens.get(page)?.[step];
  if (!screen) return null;
  return (
    <Window label={screen.title} className={styles.window}>
      <p className={styles.bar}>
        <SubjectIcon name={icon} />
        <span className={pieces.title}>{screen.title}</span>
        {screen.chip && <Chip chip={screen.chip} />}
      </p>
      <div className={styles.parts}>
        <ScreenParts parts={screen.parts} />
      </div>
    </Window>
  );
}
