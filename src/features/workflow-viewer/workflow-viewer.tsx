import type { Workflow } from '#src/model/workflow.schema.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { StepViewer, type WorkflowLabels, type WorkflowTone } from './step-viewer.tsx';
import styles from './workflow-viewer.module.css';

type Props = {
  /** A user type; decides the course of the lines. */
  readonly type: string;
  /** The steps of that type; none when there is no such type. */
  readonly steps: Workflow | undefined;
  readonly labels: WorkflowLabels;
  readonly tone?: WorkflowTone;
};

/** The process of one audience, step by step (R2.43). Its titles are `h3`. */
export function WorkflowViewer({ type, steps, labels, tone = 'paper' }: Props) {
  if (!steps) return <p className={styles.unknown}>{fillIn(labels.unknown, { type })}</p>;
  return <StepViewer seed={type} steps={steps} labels={labels} tone={tone} />;
}
