import { loadEnv } from 'vite';

import { site } from '#content/site.ts';
import { isHttpOrigin } from '#scripts/hosts/policy-context.ts';
import { isDay } from '#src/lib/day/today.ts';
import { suggestion } from '#scripts/support/suggestion.ts';
import { paths } from '#scripts/support/paths.ts';

type Env = Readonly<Record<string, string | undefined>>;

type Variable = {
  readonly isValid: (value: string) => boolean;
  readonly remedy: string;
};

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

const isHttpsUrl = (value: string) => value.startsWith('https://') && URL.canParse(value);
const isHostName = matches(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/i);
/** `*.brand.pages.dev` or `*--brand.netlify.app`, for the hosts of branches. Partners' hosts stay partners'. */
const isHostPattern = (value: string) =>
  /^\*[-.][a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(value) && value.toLowerCase() !== `*.${site.brandHost}`;
const isOriginOrSelf = (value: string) => value === 'self' || isHttpOrigin(value);

const ORIGIN = 'scheme and host without a path or a slash at the end';

/** Every variable that changes what the build makes, and the form of its value. docs/running.md explains them. */
export const variables = {
  VITE_API_ORIGIN: { isValid: isHttpOrigin, remedy: `${ORIGIN}, as in https://api.brand.com` },
  VITE_ASSET_ORIGIN: {
    isValid: (value) => isHttpOrigin(value) && /^(?:https:|http:\/\/localhost:)/.test(value),
    remedy: `${ORIGIN}, as in https://static.brand.com`,
  },
  VITE_MAIN_HOSTS: {
    // The site splits the list in the same way.
    isValid: (value) =>
      value
        .trim()
        .split(/[\s,]+/)
        .every((host) => isHostName(host) || isHostPattern(host)),
    remedy:
      'host names with commas between them, without a scheme, port or path, as in preview.brand.com, *.brand.pages.dev',
  },
  VITE_RECAPTCHA_KEY: {
    isValid: matches(/^[\w-]+$/),
    remedy: 'the site key of reCAPTCHA, as Google shows it',
  },
  VITE_RECAPTCHA_ORIGIN: {
    isValid: isOriginOrSelf,
    remedy: `${ORIGIN}, as in https://www.recaptcha.net, or self`,
  },
  VITE_GA_ID: {
    isValid: matches(/^GT?-[A-Z\d]+$/),
    remedy: 'the measurement id of Google Analytics 4, as in G-AB12CD34EF',
  },
  VITE_ADS_ID: {
    isValid: matches(/^AW-[A-Z\d]+$/),
    remedy: 'the id of the Google Ads tag, as in AW-123456789',
  },
  VITE_TAG_ORIGIN: { isValid: isOriginOrSelf, remedy: `${ORIGIN}, as in https://tags.brand.com, or self` },
  VITE_CONSENT_SCRIPT: {
    isValid: (value) => /^\/(?!\/)\S+$/.test(value) || isHttpsUrl(value),
    remedy: 'the https address of the script, or its path on this site',
  },
  VITE_CONSENT_EVENT: { isValid: matches(/^\S+$/), remedy: 'the name of the event, without spaces' },
  VITE_CONSENT_OPENER: {
    isValid: matches(/^[\w$]+(?:\.[\w$]+)*$/),
    remedy: 'the name of the function without brackets, as in Vendor.show',
  },
  CSP_REPORT_URL: { isValid: isHttpsUrl, remedy: 'the https address that takes the reports' },
  SITE_DAY: { isValid: isDay, remedy: 'a day of the calendar, as in 2026-03-01' },
} as const satisfies Readonly<Record<string, Variable>>;

export type VariableName = keyof typeof variables;

/** Names that only this site uses. Vercel sets names that begin with VITE_VERCEL_. */
const OWN_NAME = /^(?:VITE_(?!VERCEL_)|CSP_)/;

const BASE_PATH = /^VITE_(?:\w+_)?(?:BASE|PUBLIC)(?:_(?:PATH|URL|DIR))?$/;

/** Variables whose value has a wrong form, and names that are probably misspelt, one line each. An empty value is unset. */
export function findVariableProblems(env: Env): string[] {
  const wrong = Object.entries<Variable>(variables).flatMap(([name, { isValid, remedy }]) => {
    const value = env[name];
    return !value || isValid(value) ? [] : [`${name} is "${value}": write ${remedy}, or leave it unset`];
  });
  const known = Object.keys(variables);
  const unknown = Object.keys(env)
    .filter((name) => OWN_NAME.test(name) && !known.includes(name))
    .map((name) => {
      const hint = BASE_PATH.test(name)
        ? 'unset it, since the site answers at the root of its host and cannot be built for a path below it'
        : (suggestion(name, known) ?? 'unset it');
      return `${name} is no variable of the build: ${hint} (docs/running.md lists them all)`;
    });
  return [...wrong, ...unknown];
}

/**
 * Reads the variables as the bundler does, from the environment and `.env` files.
 * @throws Error that lists every problem
 */
export function assertVariables(mode: 'production' | 'development'): void {
  const { SITE_DAY } = process.env;
  const problems = findVariableProblems({ ...loadEnv(mode, paths.root, ['VITE_', 'CSP_']), SITE_DAY });
  if (problems.length > 0)
    throw new Error(`${problems.length} variable(s) cannot be used:\n  ${problems.join('\n  ')}`);
}

const standIns = {
  VITE_RECAPTCHA_KEY: 'sample',
  VITE_RECAPTCHA_ORIGIN: 'self',
  VITE_GA_ID: 'G-SAMPLE',
  VITE_ADS_ID: 'AW-SAMPLE',
  VITE_TAG_ORIGIN: 'self',
};

/** The site then uses the stand-ins of third-party services that the preview serves. */
export function takeSampleServices(): void {
  Object.assign(process.env, standIns);
}
