/**
 * The headers of every answer of the site: policy, files for hosts, servers and live deployments are
 * compared with these words, which nothing derives. Change them knowingly.
 */
const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Directives of the policy of content that are the same with every setting. */
const directives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

/** Sources that would let strangers' code run. */
const unsafe = /(?:script|style|default)-src[^;]*(?:'unsafe-|\*|https:[\s;]|data:|http:)/;

/** The headers that an answer lacks; names are compared without case. */
export function securityProblems(headers: Readonly<Record<string, string | string[] | undefined>>): string[] {
  const said = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const policy = said.get('content-security-policy') ?? '';
  const found = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
  const differ = (name: string, actual: string | undefined, expected: string) =>
    actual === expected ? [] : [`${name} is ${actual}, not ${expected}`];
  return [
    ...Object.entries(securityHeaders).flatMap(([name, value]) =>
      differ(name, said.get(name.toLowerCase()), value),
    ),
    ...Object.entries(directives).flatMap(([name, value]) => differ(name, found.get(name), value)),
    ...(unsafe.test(policy) ? [`the policy lets strangers in: ${policy}`] : []),
  ];
}
