import { loadPartner } from '#src/features/partner/load-partner.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { isReplacing, PAGE_REPLACED } from '#src/platform/host/partner-status.ts';

/** At the end of a redirect links lead to the main host: every page of the partner's host would redirect again (F-A3). */
function lengthenLinks(): void {
  const origin = linkOrigin();
  if (!origin) return;
  for (const link of document.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', origin + link.getAttribute('href'));
}

function start(): void {
  lengthenLinks();
  loadPartner().catch(console.warn);
}

// The head script requests it on partners' hosts. It has no imports, so that its hash is all that it needs.
if (isReplacing()) document.addEventListener(PAGE_REPLACED, start);
else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
