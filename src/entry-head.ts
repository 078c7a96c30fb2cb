import { neutralIcon } from '#content/neutral-icon.ts';
import { startPartnerCalls } from '#src/api/early-calls.ts';
import { isPartnerAsked, markHost, pagePath } from '#src/platform/host/host-mode.ts';
import { fetchStylesHereToo } from '#src/platform/host/own-styles.ts';
import { trustPolicy } from '#src/platform/trust-policy.ts';

/** For the address that the page itself names. */
const policy = trustPolicy('brand', { createScriptURL: (url: string) => url });

/** Requests the script that brands the page (`entry-brand.ts`), bound to its hash. */
function addBrandScript(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=scripts-brand]');
  const [src = '', integrity = ''] = named?.content.split(' ') ?? [];
  const script = document.createElement('script');
  // The brand of the last visit is there at the first paint.
  Object.assign(script, { src: policy.createScriptURL(src), integrity, crossOrigin: '', blocking: 'render' });
  // Development serves modules.
  if (!integrity) script.type = 'module';
  document.head.append(script);
}

// Runs inline before the first paint, on every page: keep it small, free of dependencies, and free of words: it is one text
// for all languages, so that the policy names one hash.
const { dataset } = document.documentElement;
const { mode, subdomain } = markHost(neutralIcon, dataset);
if (mode === 'partner') {
  const path = pagePath(dataset['base']);
  if (isPartnerAsked(subdomain, path)) startPartnerCalls(subdomain, path);
  addBrandScript();
  // A host that cannot choose a file by name serves the home page: the brand's script puts the other in its place.
  if ('home' in dataset) window.partnerPage = fetch(`${dataset['base'] ?? ''}/partner.html`);
}
// Named in full, so that builds without it leave all of this out.
if (import.meta.env.VITE_ASSET_ORIGIN) fetchStylesHereToo(import.meta.env.VITE_ASSET_ORIGIN);
