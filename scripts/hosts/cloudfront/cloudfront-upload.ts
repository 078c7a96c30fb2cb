import { contentTypes } from '../content-types.ts';
import type { PolicyContext } from '../policy-context.ts';
import { headerRules } from '../policy.ts';

/** Files of the site's folder that steer another host, and packed forms: CloudFront compresses by itself. */
const notUploaded = ['_headers', '_redirects', '.assetsignore', '*.br', '*.gz'];

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' ');
const excluding = (patterns: readonly string[]) =>
  patterns.map((pattern) => `--exclude '${pattern}'`).join(' ');

/**
 * The script that uploads a release to the bucket. CloudFront keeps a file for as long as the `Cache-Control` of the
 * bucket says, and for a day without one; the headers that it adds to its answers have no effect on that.
 */
export function cloudFrontUpload(context: PolicyContext): string {
  const caching = headerRules(context).flatMap(({ path, hosts, headers }) => {
    const value = headers['Cache-Control'];
    return value && hosts === 'all' ? [{ path, pattern: path.slice(1), value }] : [];
  });
  const byPath = caching.filter(({ path }) => path !== '/*');
  const everywhere = caching.find(({ path }) => path === '/*')?.value ?? '';
  const endings = Object.entries(contentTypes);
  const sent = byPath.flatMap(({ pattern, value }) =>
    endings
      .filter(([ending]) => pattern.endsWith('*') || pattern.endsWith(`.${ending}`))
      .map(([ending, type]) => `send ${quoted([value, type, pattern.replace('*', `*.${ending}`)])}`),
  );
  const others = endings.toSorted(([one], [other]) => Number(one === 'html') - Number(other === 'html'));
  return `#!/bin/sh
# Uploads the site: sh deploy/cloudfront/upload.sh <bucket> <id of the distribution>
# Hashed files come first and pages last; then CloudFront drops what it has cached. Made by the build.
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

aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
`;
}
