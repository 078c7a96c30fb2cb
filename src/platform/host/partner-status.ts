/**
 * What is known of the partner of this host, on the root element as `data-partner`. Absent: not asked yet.
 * `neutral`: no such partner, or no answer, so the platform's own name; a later answer may still brand the page.
 */
export type PartnerStatus = 'pending' | 'neutral' | 'branded';

/** Dispatched on `document` after each change. */
const PARTNER_KNOWN = 'partner-known';

/** Whether the page is marked as a partner's. */
export const isPartnerShown = () => document.documentElement.dataset['mode'] === 'partner';

export const partnerStatus = () => document.documentElement.dataset['partner'];

export function setPartnerStatus(status: PartnerStatus): void {
  document.documentElement.dataset['partner'] = status;
  document.dispatchEvent(new Event(PARTNER_KNOWN));
}

/** Resolves when the partner of this host is known to exist. */
export const whenBranded = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (partnerStatus() !== 'branded') return;
      document.removeEventListener(PARTNER_KNOWN, check);
      resolve();
    };
    document.addEventListener(PARTNER_KNOWN, check);
    check();
  });
