import { contentTypes } from './content-types.ts';
import { compileEdge } from './edge/compile-edge.ts';
import type { PolicyContext } from './policy-context.ts';
import { pathRules, sharedHeaders } from './policy.ts';
import { assertAtMost, type HostSite, toJson } from './site-paths.ts';

/** The longest Content-Security-Policy that CloudFront takes; the other hosts allow more. */
export const MAX_POLICY_CHARACTERS = 1783;
const maxFunctionBytes = 10 * 1024;
const maxCustomHeaders = 10;
const maxCustomCharacters = 10_240;

/**
 * Renders the policy for CloudFront before a bucket: two functions, two parts of its settings, and the upload. A longer
 * security policy than it takes is no reason to stop a release for another host: the folder then holds the reason alone.
 */
export async function renderCloudFront(host: HostSite): Promise<Record<string, string>> {
  const { length } = sharedHeaders(host.context)['Content-Security-Policy'] ?? '';
  if (length > MAX_POLICY_CHARACTERS) {
    const reason = `CloudFront takes a Content-Security-Policy of ${MAX_POLICY_CHARACTERS} characters, and this one has ${length}: its files are left out. Use fewer inline scripts or styles, so that it names fewer hashes, or fewer googleDomains in content/site.ts.`;
    console.warn(`    ! ${reason}`);
    return { 'not-for-cloudfront.txt': `${reason}\n` };
  }
  const files = {
    'viewer-request.js': await compileEdge('cloudfront-request', host),
    'viewer-response.js': await compileEdge('cloudfront-response', host),
  };
  for (const [name, text] of Object.entries(files)) {
    assertAtMost(Buffer.byteLength(text), maxFunctionBytes, 'CloudFront', `bytes in ${name}`);
  }
  return {
    ...files,
    'response-headers-policy.json': toJson(responseHeadersPolicy(host)),
    'custom-error-responses.json': toJson(customErrorResponses),
    'upload.sh': cloudFrontUpload(host.context),
  };
}

// A bucket without the right to list answers 403 for a missing file.
const customErrorResponses = {
  Quantity: 2,
  Items: [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  })),
};

function responseHeadersPolicy({ context }: HostSite) {
  const {
    'Content-Security-Policy': ContentSecurityPolicy = '',
    'Strict-Transport-Security': transport = '',
    'Referrer-Policy': ReferrerPolicy = '',
    'X-Content-Type-Options': _nosniff,
    ...others
  } = sharedHeaders(context);
  const custom = Object.entries(others);
  assertAtMost(custom.length, maxCustomHeaders, 'CloudFront', 'custom headers');
  assertAtMost(custom.flat().join('').length, maxCustomCharacters, 'CloudFront', 'characters in them');
  const Override = true;
  return {
    Name: 'site',
    Comment: 'Made by the build of the site: replace it with each release',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override, ContentSecurityPolicy },
      StrictTransportSecurity: {
        Override,
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: false,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      },
      ContentTypeOptions: { Override },
      ReferrerPolicy: { Override, ReferrerPolicy },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override })),
    },
  };
}

/** Settings of other hosts, and compressed files: CloudFront compresses by itself. */
const notUploaded = ['_headers', '_redirects', '.assetsignore', '*.br', '*.gz'];

const hashedFiles = ['assets/*', 'fonts/*', 'pictures/*'];

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' ');
const excluding = (patterns: readonly string[]) =>
  patterns.map((pattern) => `--exclude '${pattern}'`).join(' ');

/**
 * The script that uploads a release to the bucket. CloudFront keeps a file for as long as the `Cache-Control` of the
 * bucket says, and for a day without one; the headers that it adds to its answers have no effect on that.
 */
function cloudFrontUpload(context: PolicyContext): string {
  const byPath = pathRules(context).flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value ? [{ pattern: path.slice(1), value }] : [],
  );
  const everywhere = sharedHeaders(context)['Cache-Control'] ?? '';
  const endings = Object.entries(contentTypes);
  const sent = byPath.flatMap(({ pattern, value }) =>
    endings
      .filter(([ending]) => pattern.endsWith('*') || pattern.endsWith(`.${ending}`))
      .map(([ending, type]) => `send ${quoted([value, type, pattern.replace('*', `*.${ending}`)])}`),
  );
  const others = endings.toSorted(([one], [other]) => Number(one === 'html') - Number(other === 'html'));
  return `#!/bin/sh
# Uploads the site: sh deploy/cloudfront/upload.sh <bucket> <id of the distribution>
# Hashed files come first and pages last; then what left the site is removed, but for hashed files, which pages that are
# still open need, and CloudFront drops what it has cached. Made by the build.
set -eu
bucket=\${1:?name the bucket}
distribution=\${2:?name the distribution}
cd "$(dirname "$0")/../../dist"

# send <Cache-Control> <Content-Type> <pattern> [further filters]
send() {
  cache=$1 type=$2 pattern=$3
  shift 3
  [ -n "$(find . -type f -path "./$pattern" | head -n 1)" ] || return 0
  aws s3 cp . "s3://$bucket" --recursive --exclude '*' --include "$pattern" "$@" \\
    --cache-control "$cache" --content-type "$type"
}
rest() {
  send '${everywhere}' "$1" "$2" ${excluding(byPath.map(({ pattern }) => pattern))}
}

${sent.join('\n')}
send ${quoted([everywhere, 'application/octet-stream', '*'])} ${excluding([...endings.map(([ending]) => `*.${ending}`), ...notUploaded])}
${others.map(([ending, type]) => `rest ${quoted([type, `*.${ending}`])}`).join('\n')}

aws s3 sync . "s3://$bucket" --delete --size-only ${excluding([...hashedFiles, ...notUploaded])}
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
`;
}
