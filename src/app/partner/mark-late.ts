import { neutralIcon } from '#content/neutral-icon.ts';
import { dropBrandTags } from '#src/platform/host/host-mode.ts';
import { markHost } from '#src/platform/host/mark-host.ts';

/** Does the work of a blocked head script (F-H5). */
export function markLate(): void {
  const { mode } = markHost(neutralIcon);
  if (mode === 'partner') dropBrandTags();
}
