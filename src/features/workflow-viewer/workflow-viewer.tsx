import { workflows, type WorkflowType } from '#content/workflows/workflows.ts';
import { fillIn } from './fill-in.ts';
import { StepViewer } from './step-viewer.tsx';
import styles from './workflow-viewer.module.css';

/** `{step}`, `{total}`, `{title}` and `{type}` stand for their values. */
export type WorkflowLabels = {
  /** Name of the whole for assistive technology. */
  readonly steps: string;
  readonly position: string;
  readonly allSteps: string;
  readonly jump: string;
  /** Said when another step shows. */
  readonly announcement: string;
  readonly features: string;
  readonly previous: string;
  readonly next: string;
  readonly showAll: string;
  readonly hideAll: string;
  readonly unknown: string;
};

/** The surface it stands on. */
export type WorkflowTone = 'paper' | 'sunk' | 'night';

type Props = {
  /** A user type of content/workflows/workflows.ts. */
  readonly type: string;
  readonly labels: WorkflowLabels;
  readonly tone?: WorkflowTone;
};

// The prototype's keys are no user types.
const isWorkflowType = (type: string): type is WorkflowType => Object.hasOwn(workflows, type);

/** The process of one audience, step by step (spec section 2, "Workflow viewer"). Its titles are `h3`. */
export function WorkflowViewer({ type, labels, tone = 'paper' }: Props) {
  if (!isWorkflowType(type)) return <p className={styles.unknown}>{fillIn(labels.unknown, { type })}</p>;
  return <StepViewer seed={type} steps={workflows[type]} labels={labels} tone={tone} />;
}
