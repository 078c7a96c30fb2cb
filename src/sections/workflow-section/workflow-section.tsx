import type { ComponentType } from 'react';

import { labels } from '#content/labels.ts';
import type { WorkflowTone } from '#src/features/workflow-viewer/workflow-viewer.tsx';
import type { WorkflowCopy } from '#src/model/page-copy.schema.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { loadSteps } from './load-steps.ts';

type ViewerProps = { readonly tone: WorkflowTone };
type Props = { readonly copy: WorkflowCopy; readonly tone?: WorkflowTone };

/** User type → its island: the viewer's code and the steps of that type. A component must stay itself. */
const viewers = new Map<string, ComponentType<ViewerProps>>();

function viewerOf(type: string): ComponentType<ViewerProps> {
  const known = viewers.get(type);
  if (known) return known;
  const viewer = island<ViewerProps>(async () => {
    const [{ WorkflowViewer }, steps] = await Promise.all([
      import('#src/features/workflow-viewer/workflow-viewer.tsx'),
      loadSteps(type),
    ]);
    return ({ tone }) => <WorkflowViewer {...{ type, steps, tone }} labels={labels.workflow} />;
  });
  viewers.set(type, viewer);
  return viewer;
}

/** A process that the reader steps through; the code of its viewer comes when it is near. */
export function WorkflowSection({ copy, tone = 'paper' }: Props) {
  const Viewer = viewerOf(copy.type);
  return (
    <Band heading={copy.heading} intro={copy.intro} tone={tone}>
      <Viewer tone={tone} />
    </Band>
  );
}
