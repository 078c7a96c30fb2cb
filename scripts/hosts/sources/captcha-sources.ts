const DEFAULT_ORIGIN = 'https://www.google.com';

/** What the captcha's script fetches in its turn, from hosts of its own. */
const google = {
  scripts: 'https://www.gstatic.com/recaptcha/',
  frames: 'https://recaptcha.google.com/recaptcha/',
};

type Sources = Readonly<Record<'scripts' | 'frames' | 'calls', readonly string[]>>;

/**
 * Where the captcha is fetched from by the settings that the site's code is built with. `undefined`
 * without a key, and for a stand-in on the site's own origin: neither needs a place in the policy.
 */
export function captchaOriginOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { VITE_RECAPTCHA_KEY: key, VITE_RECAPTCHA_ORIGIN: origin } = env;
  return !key || origin === 'self' ? undefined : origin || DEFAULT_ORIGIN;
}

/** What the policy has to let in for reCAPTCHA to work, and no more (Google's own list for a strict policy). */
export function captchaSources(origin: string | undefined): Sources {
  if (!origin) return { scripts: [], frames: [], calls: [] };
  const own = `${origin}/recaptcha/`;
  const isGoogle = origin === DEFAULT_ORIGIN;
  return {
    scripts: isGoogle ? [own, google.scripts] : [own],
    frames: isGoogle ? [own, google.frames] : [own],
    calls: [own],
  };
}
