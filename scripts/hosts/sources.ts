import { site } from '#content/site.ts';
import type { PolicyContext } from './policy-context.ts';

type Env = Readonly<Record<string, string | undefined>>;

type Sources = Readonly<Record<'scripts' | 'styles' | 'frames' | 'calls', readonly string[]>>;

const GOOGLE = 'https://www.google.com';

/** Google's other hosts of reCAPTCHA, for countries without google.com. */
const RECAPTCHA_NET = new Set(['https://www.recaptcha.net', 'https://recaptcha.net']);

const recaptcha = {
  scripts: 'https://www.gstatic.com/recaptcha/',
  frames: 'https://recaptcha.google.com/recaptcha/',
};

/**
 * The origin of the captcha by the settings of the build. `undefined` without a key, and for a stand-in on the site's
 * origin: neither needs a place in the policy.
 */
export function captchaOriginOf(env: Env): string | undefined {
  const { VITE_RECAPTCHA_KEY: key, VITE_RECAPTCHA_ORIGIN: origin } = env;
  return !key || origin === 'self' ? undefined : origin || GOOGLE;
}

/** Google's list of sources for reCAPTCHA under a strict policy. */
export function captchaSources(origin: string | undefined): Omit<Sources, 'styles'> {
  if (!origin) return { scripts: [], frames: [], calls: [] };
  const own = `${origin}/recaptcha/`;
  const isGoogle = origin === GOOGLE;
  return {
    scripts: isGoogle || RECAPTCHA_NET.has(origin) ? [own, recaptcha.scripts] : [own],
    frames: isGoogle ? [own, recaptcha.frames] : [own],
    calls: [own],
  };
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';

const googleCalls = [
  'https://*.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  ...[GOOGLE, ...site.googleDomains.map((domain) => `https://www.${domain}`)],
];

/**
 * What Google's tags talk to, by Google's own list for a strict policy, for Analytics with Google signals and for
 * Ads. Pictures of any https host are allowed anyway.
 */
const google = {
  analytics: {
    scripts: [],
    calls: [
      'https://*.google-analytics.com',
      // The pattern does not match the host itself.
      'https://analytics.google.com',
      'https://*.analytics.google.com',
      ...googleCalls,
    ],
    frames: [GOOGLE_TAGS],
  },
  ads: {
    scripts: [
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com/pagead/',
    ],
    calls: [
      'https://www.googleadservices.com',
      'https://ad.doubleclick.net',
      'https://google.com',
      ...googleCalls,
    ],
    frames: ['https://td.doubleclick.net', GOOGLE_TAGS],
  },
} as const;

type Origins = Pick<PolicyContext, 'analyticsOrigin' | 'adsOrigin' | 'consentOrigin'>;

/**
 * Where consent tool, analytics and advertising tag come from by the settings that the site's code is
 * built with. A service without a key, or with a stand-in on the site's origin, has none.
 */
export function measuringOriginsOf(env: Env): Origins {
  const tags = env['VITE_TAG_ORIGIN'] === 'self' ? undefined : env['VITE_TAG_ORIGIN'] || GOOGLE_TAGS;
  const script = env['VITE_CONSENT_SCRIPT'];
  return {
    analyticsOrigin: env['VITE_GA_ID'] ? tags : undefined,
    adsOrigin: env['VITE_ADS_ID'] ? tags : undefined,
    // One that begins with a slash is our own.
    consentOrigin: script && !script.startsWith('/') ? new URL(script).origin : undefined,
  };
}

/** Their sources. A tagging server of the owner takes all calls itself. */
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
    frames: unique(all('frames')),
  };
}

const unique = (sources: readonly string[]) => [...new Set(sources)];

/** Those of the site's own code: pages that are read, scripts and their map, plain text for the captcha. */
const OWN = ['page', 'brand', 'script', 'map', 'default'];
/**
 * What Google's scripts name theirs: both the tag and the script that reCAPTCHA loads from www.gstatic.com. A
 * script of Google that makes one of another name is refused it: the browser's console, and the reports of
 * `CSP_REPORT_URL`, then say which name to add here.
 */
const GOOGLE_POLICY = 'goog#html';

/**
 * Names of the policies (Trusted Types) by which text may become code, by the settings that the site's code
 * is built with. `undefined` with a vendor's consent script: such scripts write texts as they please.
 */
export function trustPoliciesOf(env: Env): string[] | undefined {
  if (env['VITE_CONSENT_SCRIPT']) return undefined;
  const hasCaptcha = Boolean(env['VITE_RECAPTCHA_KEY']);
  const count = [env['VITE_GA_ID'], env['VITE_ADS_ID'], hasCaptcha].filter(Boolean).length;
  // Each script makes its own of that name, and the captcha's is fetched again after a failure.
  const isMadeAgain = hasCaptcha || count > 1;
  return [...OWN, ...(count > 0 ? [GOOGLE_POLICY] : []), ...(isMadeAgain ? ["'allow-duplicates'"] : [])];
}
