import { isPlainPress } from '#src/lib/is-plain-press.ts';

/** In the HTML of every page. */
export const NOTIFICATIONS = 'toasts';

/** F8 moves the focus to the region, which may be empty (R2.50). */
export function focusNotifications(event: KeyboardEvent): void {
  const region = document.getElementById(NOTIFICATIONS);
  if (!region || event.key !== 'F8' || !isPlainPress(event)) return;
  region.togglePopover(true);
  region.focus();
}
