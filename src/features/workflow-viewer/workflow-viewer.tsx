import type { Workflow } from '#src/model/workflow.schema.ts';
import { fillIn } from '#src/lib/fill-in.ts';
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
  /** A user type; decides the course of the lines. */
  readonly type: string;
  /** The steps of that type; none when there is no such type. */
  readonly steps: Workflow | undefined;
  readonly labels: WorkflowLabels;
  readonly tone?: WorkflowTone;
};

/** The process of one audience, step by step (spec section 2, "Workflow viewer"). Its titles are `h3`. */
export function WorkflowViewer({ type, steps, labels, tone = 'paper' }: Props) {
  if (!steps) return <p className={styles.unknown}>{fillIn(labels.unknown, { type })}</p>;
  return <StepViewer seed={type} steps={steps} labels={labels} tone={tone} />;
}
