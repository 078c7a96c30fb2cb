import { site } from '#content/site.ts';
import { contentTypes } from './content-types.ts';
import { languageBases } from './language-base.ts';
import { allowedMethods, type HeaderRule, headerRules, redirectStatus, sharedHeaders } from './policy.ts';
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

/** Renders the policy for Caddy: `site.caddy` is imported in the block that has the addresses and `root`. */
export function renderCaddy(host: HostSite): Record<string, string> {
  const targets = spellings(host).map(({ path, to }) => `\t\t~(?i)${spellingPattern(path)} ${to}`);
  const brand = escapePattern(site.brandHost);
  const isPartner = `not header_regexp Host (?i)^${mainHostPattern(host.context)}\\.?(:\\d+)?$`;
  const languageStarts = ['', ...languageBases].map((base, id) => ({ id, base }));
  const text = `# The host name chooses the page: a proxy before this server must forward it in \`Host\`.
map {http.request.uri.path} {site_canonical} {
${targets.join('\n')}
	default ""
}

# The path as it was sent, percent-encoded.
map {http.request.orig_uri} {site_asked} {
	~^([^?]*) \${1}
}

map {http.request.orig_uri.path} {site_error_page} {
${languageBases.map((base) => `\t~(?i)^/*${escapePattern(base)}(?:/|$) ${base}/404.html`).join('\n')}
	default /404.html
}

@site_not_brand not header_regexp Host (?i)^(?:www\\.)?${brand}\\.?(:\\d+)?$
@site_www header_regexp Host (?i)${wwwHost}
@site_moved expression \`{site_canonical} != "" && {site_canonical} != {site_asked}\`
@site_moved_query expression \`{site_canonical} != "" && {site_canonical} != {site_asked} && {http.request.uri.query} != "" && !{site_canonical}.contains("#")\`
@site_hidden {
	path_regexp "${hiddenPaths.withoutLookAhead}"
	not path /.well-known/*
}
@site_brand_file {
	${isPartner}
	path_regexp "${brandFiles}"
}
${languageStarts.map(({ id, base }) => `@site_partner_${id} {\n\t${isPartner}\n\tpath ${base || '/'}\n}\n`).join('')}@site_method not method ${allowedMethods.replace(',', '')}
@site_text not path ${packedPaths()}
${typeMatchers()}
route {
${headerRules(host.context).map(headerLines).join('')}${typeLines()}
	# By itself it says so only of the compressed forms.
	header @site_text {
		Vary Accept-Encoding
		defer
	}
	header @site_method Allow "${allowedMethods}"
	respond @site_method 405
	redir @site_www https://${site.brandHost}{uri} ${redirectStatus}
	redir @site_moved_query {site_canonical}?{http.request.uri.query} ${redirectStatus}
	redir @site_moved {site_canonical} ${redirectStatus}
	error @site_hidden 404
	error @site_brand_file 404
${languageStarts.map(({ id, base }) => `\trewrite @site_partner_${id} ${base}/partner.html\n`).join('')}	rewrite / /index.html
	try_files {path}.html {path} =404
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

# What was set for the path was meant for its file.
handle_errors {
	header Cache-Control "${sharedHeaders(host.context)['Cache-Control'] ?? ''}"
	header Content-Type "${contentTypes['html'] ?? ''}"
	rewrite * {site_error_page}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}
`;
  return { 'site.caddy': text };
}

function headerLines({ path, hosts, headers }: HeaderRule): string {
  const matcher = hosts === 'all' ? matcherOf(path) : '@site_not_brand';
  return Object.entries(headers)
    .map(([name, value]) => `\theader ${matcher} ${name} "${value.replaceAll('"', String.raw`\"`)}"\n`)
    .join('');
}

/** A line takes only paths, so a file extension needs a named matcher. */
const matcherOf = (path: string) => path.replace(/^\/\*\.(\w+)$/, '@site_type_$1');

const typeMatchers = () =>
  Object.keys(contentTypes)
    .map((ending) => `@site_type_${ending} path *.${ending}\n`)
    .join('');

// Deferred: the file server's own types depend on the machine.
const typeLines = () =>
  Object.entries(contentTypes)
    .map(([ending, type]) => `\theader @site_type_${ending} {\n\t\tContent-Type "${type}"\n\t\tdefer\n\t}\n`)
    .join('');

const packedPaths = () =>
  Object.entries(contentTypes)
    .filter(([ending, type]) => /^(?:image|font|video)\//.test(type) && ending !== 'svg')
    .map(([ending]) => `*.${ending}`)
    .join(' ');
