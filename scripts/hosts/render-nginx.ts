import { site } from '#content/site.ts';
import { contentTypes } from './content-types.ts';
import { languageBases } from './language-base.ts';
import { allowedMethods, headerRules, redirectStatus } from './policy.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import {
  brandFiles,
  hiddenPaths,
  type HostSite,
  mainHostPattern,
  spellingPattern,
  spellings,
  wwwHost,
} from './site-paths.ts';

/**
 * Renders the policy for nginx: `maps.conf` is included in `http`, `server.conf` in the `server` that has
 * the host's own `listen`, `server_name`, certificates and `root`.
 * Every header is set once, on the server: an `add_header` in a location would drop all of its parents'.
 */
export function renderNginx(host: HostSite): Record<string, string> {
  const names = new Set(headerRules(host.context).flatMap(({ headers }) => Object.keys(headers)));
  names.delete('Content-Type');
  const allow = `map $status $${variableOf('Allow')} {\n  default "";\n  405 "${allowedMethods}";\n}\n`;
  return {
    'maps.conf': [addressMaps(host), allow, ...[...names].map((name) => headerMap(name, host))].join('\n'),
    'server.conf': serverConf([...names]),
  };
}

function addressMaps(host: HostSite): string {
  const targets = spellings(host).map(({ path, to }) => `  "~*${spellingPattern(path)}" "${to}";`);
  const brand = escapePattern(site.brandHost);
  return [
    'map $request_uri $site_asked {\n  "~^(?<site_path>[^?]*)" $site_path;\n}',
    ['map $uri $site_canonical {', '  default "";', ...targets, '}'].join('\n'),
    String.raw`map "$site_canonical $site_asked" $site_moved {
  default 1;
  "~^ " 0;
  "~^(\S+) \1$" 0;
}`,
    [
      'map $site_asked $site_error_page {',
      '  default /404.html;',
      ...languageBases.map((base) => `  "~*^/*${escapePattern(base)}(?:/|$)" ${base}/404.html;`),
      '}',
    ].join('\n'),
    'map $site_canonical $site_query {\n  default $is_args$args;\n  "~#" "";\n}',
    `map $host $site_www {\n  default 0;\n  "~*${wwwHost}" 1;\n}`,
    `map $host $site_not_brand {\n  default 1;\n  "~*^(?:www\\.)?${brand}$" 0;\n}`,
    `map $host $site_partner {\n  default 1;\n  "~*^${mainHostPattern(host.context)}$" 0;\n}`,
    [
      'map "$site_partner$uri" $site_page {',
      '  default $uri.html;',
      '  "0/" /index.html;',
      ...['', ...languageBases].map((base) => `  "1${base || '/'}" ${base}/partner.html;`),
      '}\n',
    ].join('\n'),
  ].join('\n');
}

/** The value of a header by host and path. Of several patterns nginx takes the first, the policy the last. */
function headerMap(name: string, { context }: HostSite): string {
  const lines = headerRules(context).flatMap(({ path, hosts, headers }) => {
    const value = headers[name];
    if (value === undefined) return [];
    const pattern = escapePattern(path).replace(String.raw`\*`, '.*');
    return [
      `  "~^... ${hosts === 'all' ? '.' : '1'}${pattern}$" "${value.replaceAll('"', String.raw`\"`)}";`,
    ];
  });
  return [
    `map "$status $site_not_brand$uri" $${variableOf(name)} {`,
    '  volatile;',
    '  default "";',
    // For a 416 nginx has already set the headers of the file.
    '  "~^416 " "";',
    ...lines.toReversed(),
    '}\n',
  ].join('\n');
}

const variableOf = (name: string) => `site_${name.toLowerCase().replaceAll('-', '_')}`;

function serverConf(names: readonly string[]): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `  "${type}" ${ending};`);
  // An empty value leaves the header out; \`always\` sets them on errors too.
  const headers = [...names, 'Allow'].map((name) => `add_header ${name} $${variableOf(name)} always;`);
  return `# The host name chooses the page: a proxy before this server must forward it, by \`proxy_set_header Host $host\`.
charset off;
types {
${types.join('\n')}
}
default_type application/octet-stream;

${headers.join('\n')}

# Needs the module ngx_http_brotli_static. Without gzip_vary, caches would mix the forms up.
brotli_static on;
gzip_static on;
gzip_vary on;
gzip off;

absolute_redirect off;
server_tokens off;
etag on;
# Without it nginx answers 400 to more than 8 kB of cookies.
large_client_header_buffers 4 32k;
error_page 403 404 $site_error_page;

if ($site_www) {
  return ${redirectStatus} https://${site.brandHost}$request_uri;
}
if ($site_moved) {
  return ${redirectStatus} $site_canonical$site_query;
}

location / {
  try_files $site_page $uri =404;
}
location ~ "${brandFiles}" {
  if ($site_partner) {
    return 404;
  }
  try_files $uri =404;
}
${['', ...languageBases].map((base) => `location = ${base}/404.html {\n  internal;\n}`).join('\n')}
location ~ "${hiddenPaths.pattern}" {
  return 404;
}
`;
}
