import { labels } from '#words/labels.ts';
import type { WorkflowCopy } from '#src/model/page-copy.schema.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { Band } from '#src/sections/band/band.tsx';

type Props = {
  readonly copy: WorkflowCopy;
  /** The user type: the id of the page. */
  readonly type: string;
};

const WorkflowViewer = island(() =>
  import('#src/features/workflow-viewer/workflow-viewer.tsx').then((module) => module.WorkflowViewer),
);

/** A process shown step by step; the viewer is an island. */
export function WorkflowSection({ copy, type }: Props) {
  const { tone = 'paper' } = copy;
  return (
    <Band heading={copy.heading} intro={copy.intro} tone={tone}>
      <WorkflowViewer type={type} steps={copy.steps} labels={labels.workflow} tone={tone} />
    </Band>
  );
}
