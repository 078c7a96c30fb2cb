import { neutralIcon, neutralTitle } from '#content/neutral-tab.ts';
import { dropBrandTags } from '#src/platform/host/drop-brand-tags.ts';
import { markHost } from '#src/platform/host/mark-host.ts';

/** Does what the head script was kept from (F-H5). Its code is fetched then, not before. */
export function markLate(): void {
  const { mode } = markHost(neutralTitle, neutralIcon);
  if (mode === 'partner') dropBrandTags();
}
