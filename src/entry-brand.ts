import { loadPartner } from '#src/features/partner/load-partner.ts';
import { showProjects } from '#src/features/projects/show-projects.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { setPartnerStatus } from '#src/platform/host/partner-status.ts';
import { showPartnerPage } from '#src/platform/host/partner-page.ts';

/** At the end of a redirect links lead to the main host: every page of the partner's host would redirect again (F-A3). */
function lengthenLinks(): void {
  const origin = linkOrigin();
  if (!origin) return;
  for (const link of document.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', origin + link.getAttribute('href'));
}

async function start(): Promise<void> {
  if (window.partnerPage) await showPartnerPage(window.partnerPage);
  lengthenLinks();
  showProjects().catch(console.warn);
  await loadPartner();
}

const run = () => void start().catch(console.warn);

// The head script requests it on partners' hosts. It has no imports, so that its hash is all that it needs.
if (document.readyState === 'loading') {
  // A frame may be painted between this script and the end of the document: it names nobody (R10.8).
  setPartnerStatus('pending');
  addEventListener('DOMContentLoaded', run);
} else run();
