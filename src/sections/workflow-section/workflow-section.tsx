import { labels } from '#content/labels.ts';
import type { WorkflowCopy } from '#src/model/page-copy.schema.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { Band } from '#src/sections/band/band.tsx';

type Props = { readonly copy: WorkflowCopy; readonly tone?: 'paper' | 'sunk' | 'night' };

const WorkflowViewer = island(() =>
  import('#src/features/workflow-viewer/workflow-viewer.tsx').then((module) => module.WorkflowViewer),
);

/** A process that the reader steps through; the code of its viewer comes when it is near. */
export function WorkflowSection({ copy, tone = 'paper' }: Props) {
  return (
    <Band heading={copy.heading} intro={copy.intro} tone={tone}>
      <WorkflowViewer type={copy.type} labels={labels.workflow} tone={tone} />
    </Band>
  );
}
