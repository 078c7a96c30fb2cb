import type { PolicyContext } from '../policy-context.ts';

const GOOGLE_TAGS = 'https://www.googletagmanager.com';

/** What Google's tags talk to, by Google's own list for a strict policy. Pictures of any https host are allowed anyway. */
const google = {
  analytics: {
    scripts: [],
    calls: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://stats.g.doubleclick.net',
    ],
    frames: [],
  },
  ads: {
    scripts: [
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com/pagead/',
    ],
    calls: [
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com',
    ],
    frames: ['https://td.doubleclick.net'],
  },
} as const;

type Sources = Readonly<Record<'scripts' | 'styles' | 'frames' | 'calls', readonly string[]>>;

type Origins = Pick<PolicyContext, 'analyticsOrigin' | 'adsOrigin' | 'consentOrigin'>;

/**
 * Where consent tool, analytics and advertising tag come from by the settings that the site's code is
 * built with. What has no key, and a stand-in on the site's own origin, needs no place in the policy.
 */
export function measuringOriginsOf(env: Readonly<Record<string, string | undefined>>): Origins {
  const tags = env['VITE_TAG_ORIGIN'] === 'self' ? undefined : env['VITE_TAG_ORIGIN'] || GOOGLE_TAGS;
  const script = env['VITE_CONSENT_SCRIPT'];
  return {
    analyticsOrigin: env['VITE_GA_ID'] ? tags : undefined,
    adsOrigin: env['VITE_ADS_ID'] ? tags : undefined,
    // One that begins with a slash is our own.
    consentOrigin: script && !script.startsWith('/') ? new URL(script).origin : undefined,
  };
}

/** What the policy has to let in for them, and no more. A tagging server of one's own takes everything itself. */
export function measuringSources({ analyticsOrigin, adsOrigin, consentOrigin }: Origins): Sources {
  const tags = [
    ...(analyticsOrigin ? [{ origin: analyticsOrigin, more: google.analytics }] : []),
    ...(adsOrigin ? [{ origin: adsOrigin, more: google.ads }] : []),
  ];
  const consent = consentOrigin ? [consentOrigin] : [];
  const all = (kind: 'scripts' | 'calls' | 'frames') =>
    tags.flatMap(({ origin, more }) => [
      ...(kind === 'frames' ? [] : [origin]),
      ...(origin === GOOGLE_TAGS ? more[kind] : []),
    ]);
  return {
    scripts: unique([...all('scripts'), ...consent]),
    styles: consent,
    calls: unique([...all('calls'), ...consent]),
    frames: all('frames'),
  };
}

const unique = (sources: readonly string[]) => [...new Set(sources)];
