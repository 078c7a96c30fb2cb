import { neutralIcon, neutralTitle } from '#words/neutral-tab.ts';
import { startPartnerCalls } from '#src/api/start-partner-calls.ts';
import { isPartnerAsked } from '#src/platform/host/host-mode.ts';
import { markHost } from '#src/platform/host/mark-host.ts';
import { fetchStylesHereToo } from '#src/platform/host/own-styles.ts';

// Runs inline before the first paint, on every page: keep it small and free of dependencies.
const { subdomain } = markHost(neutralTitle, neutralIcon);
if (isPartnerAsked(subdomain, location.pathname)) startPartnerCalls(subdomain);
// Named in full, so that builds without it leave all of this out.
if (import.meta.env.VITE_ASSET_ORIGIN) fetchStylesHereToo(import.meta.env.VITE_ASSET_ORIGIN);
