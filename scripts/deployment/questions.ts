import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { site } from '#content/site.ts';
import { contentTypes } from '#scripts/hosts/content-types.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { POLICY_FILE, type PolicyContext, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { matchesPath } from '#scripts/hosts/matches-path.ts';
import { headerRules, headersFor, hiddenFromRobots } from '#scripts/hosts/policy.ts';
import { errorPageOf, languageBases } from '#scripts/hosts/language-base.ts';
import { servedPath } from '#scripts/hosts/served-path.ts';
import { type HostSite, hostRules, hostSite } from '#scripts/hosts/site-paths.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import type { Answer, Ask } from './ask.ts';

export interface Release extends HostSite {
  readonly files: readonly string[];
  readonly read: (path: string) => Promise<Buffer>;
}

/** @throws Error when there is no build */
export async function readRelease(distDir: string, deployDir: string): Promise<Release> {
  const context = await readPolicyContext(join(deployDir, POLICY_FILE));
  const files = await listFiles(distDir);
  return {
    ...hostSite(context, files),
    files: files.map((file) => `/${file}`),
    read: (path) => readFile(join(distDir, path)),
  };
}

export type HostKind = 'main' | 'brand' | 'www' | 'partner' | 'development' | 'preview';

/** Sends the request once more, with other parts. */
type Again = (further: Partial<Ask>) => Promise<Answer>;

type Check = (answer: Answer, again: Again) => readonly string[] | Promise<readonly string[]>;

export interface Question {
  readonly group: string;
  readonly path: string;
  readonly name: string;
  readonly host: HostKind;
  readonly headers?: Ask['headers'];
  readonly check: Check;
}

const question = (
  group: string,
  path: string,
  name: string,
  check: Check,
  further: Partial<Pick<Question, 'headers' | 'host'>> = {},
): Question => ({ group, path, name: `${path} ${name}`, host: 'main', check, ...further });

const SHORT = 80;

/** One sentence unless both are the same. Of a long header it has only the parts that differ. */
export function differs(what: string, actual: unknown, expected: unknown): readonly string[] {
  if (actual === expected) return [];
  if (typeof expected !== 'string' || expected.length <= SHORT)
    return [`${what} is ${show(actual)} and should be ${show(expected)}`];
  if (typeof actual !== 'string') return [`${what} is ${show(actual)}`];
  const [has, wanted] = [actual, expected].map((value) => new Set(partsOf(value)));
  const lacks = list([...(wanted ?? [])].filter((part) => !has?.has(part)));
  const adds = list([...(has ?? [])].filter((part) => !wanted?.has(part)));
  const sentence = [lacks && `lacks ${lacks}`, adds && `should not have ${adds}`]
    .filter(Boolean)
    .join(' and ');
  return [`${what} ${sentence || 'has its parts in another order, or twice'}`];
}

const show = (value: unknown) => (value === undefined ? 'absent' : JSON.stringify(value));

/** Each value of a header with the directive before it: `script-src 'self'`. */
const partsOf = (header: string): string[] =>
  header.split(/\s*[;,]\s*/).flatMap((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return values.length > 0 ? values.map((value) => `${name} ${value}`) : [name];
  });

const MAX_LISTED = 5;

function list(parts: readonly string[]): string {
  const more = parts.length - MAX_LISTED;
  const listed = parts.slice(0, MAX_LISTED).map((part) => `"${part}"`);
  return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** The sentence unless it holds. */
const unless = (holds: boolean, problem: string): readonly string[] => (holds ? [] : [problem]);

const OTHER_TEXT = 'the text is not the one that was built';

/** A file for each header rule and one of each type: the names that the policy distinguishes. */
function filesOfEachKind({ files, context, served }: Subject): readonly string[] {
  const others = files.filter((file) => served(file) !== undefined && !file.endsWith('.html'));
  const endings = Object.keys(contentTypes).map((ending) => `/*.${ending}`);
  const patterns = [...headerRules(context).map(({ path }) => path), ...endings];
  return [...new Set(patterns.flatMap((pattern) => others.find((file) => matchesPath(pattern, file)) ?? []))];
}

type Subject = Release & {
  /** The path of the file that answers on the host that is asked. */
  readonly served: (path: string) => string | undefined;
  readonly page: string;
  readonly script: string;
  readonly style: string;
  readonly film: string;
  readonly pdf: string;
  readonly host: string;
};

/**
 * Every check of a server of this release, for the tests and `npm run deploy:check`.
 * @param host where the questions of the kind `main` are asked
 */
export function allQuestions(release: Release, host: string = site.brandHost): readonly Question[] {
  const { pages, files, context } = release;
  const subject = {
    ...release,
    served: (path: string) => servedPath(path, host, hostRules(context)),
    page: first(pages, /^\/[a-z]+$/),
    script: first(files, /^\/assets\/entry-client.*\.js$/),
    style: first(files, /^\/assets\/.*\.css$/),
    film: first(files, /^\/films\/.*\.mp4$/),
    pdf: first(files, /^\/legal\/.*\.pdf$/),
    host,
  };
  const groups = [
    askHost,
    askFiles,
    askHeaders,
    askCompression,
    askRevalidation,
    askParts,
    askMissing,
    askRedirects,
    askRobots,
    askPartners,
  ];
  return groups.flatMap((group) => group(subject));
}

/** @throws Error when the site has no such file, since its question would then not be asked */
function first(paths: readonly string[], pattern: RegExp): string {
  const found = paths.find((path) => pattern.test(path));
  if (!found) throw new Error(`The site has no file like ${pattern}: correct the question`);
  return found;
}

/** A proxy that does not hand the host on makes every host a partner's, which search engines must not list. */
function askHost({ served, host, read }: Subject): Question[] {
  const check: Check = async ({ headers, body }) => {
    const isPartners = served('/') === '/' && body.equals(await read('/partner.html'));
    const isHidden = !hostModeOf(host, site.brandHost).isNoindex && 'x-robots-tag' in headers;
    return unless(
      !isPartners && !isHidden,
      `the server does not receive the host ${host}: a proxy must hand it on, as scripts/hosts/README.md says under "Behind a proxy"`,
    );
  };
  const headers = { 'Accept-Encoding': 'identity' };
  return [question('host', '/', `is the page of ${host}`, check, { headers })];
}

const AT_ONCE = 16;

/** An upload that ended early lacks some of them. */
function askFiles({ pages, files, served, read }: Subject): Question[] {
  const askAll = async (
    paths: readonly string[],
    problemsOf: (path: string) => Promise<readonly string[]>,
  ) => {
    const problems: string[] = [];
    for (let start = 0; start < paths.length; start += AT_ONCE) {
      const some = paths.slice(start, start + AT_ONCE);
      problems.push(...(await Promise.all(some.map(problemsOf))).flat());
    }
    return problems;
  };
  const others = files.filter((path) => !path.endsWith('.html') && served(path) !== undefined);
  return [
    question('files', '/', `and all other pages (${pages.length}) are those that were built`, (_, again) =>
      askAll(pages, async (path) => {
        const file = served(path) ?? path;
        const { status, body } = await again({ path, headers: { 'Accept-Encoding': 'identity' } });
        const isBuilt = body.equals(await read(file === '/' ? '/index.html' : `${file}.html`));
        return status === 200
          ? unless(isBuilt, `${path}: ${OTHER_TEXT}`)
          : [`${path}: the status is ${status} and should be 200`];
      }),
    ),
    question('files', '/', `and all other files (${others.length}) are there`, (_, again) =>
      askAll(others, async (path) => {
        const { status } = await again({ path, method: 'HEAD' });
        return unless(status === 200, `${path}: the status is ${status} and should be 200`);
      }),
    ),
  ];
}

const askHeaders = (subject: Subject): Question[] =>
  ['/', subject.page, ...filesOfEachKind(subject)]
    .map((path) =>
      question('headers', path, 'has the headers of the policy', (answer) => [
        ...differs('the status', answer.status, 200),
        ...typeProblems(path, answer),
        ...policyProblems(path, answer, subject.context),
      ]),
    )
    .concat(
      question(
        'headers',
        subject.page,
        'is answered with 9 kB of cookies',
        ({ status }) => differs('the status', status, 200),
        {
          headers: { Cookie: Array.from({ length: 9 }, (_, id) => `c${id}=${'x'.repeat(1000)}`).join('; ') },
        },
      ),
    );

function askCompression({ page, script, served, read }: Subject): Question[] {
  const texts = [
    { path: page, file: `${page}.html` },
    { path: '/', file: served('/') === '/' ? '/index.html' : '/partner.html' },
    { path: script, file: script },
  ];
  return (['br', 'gzip', 'identity'] as const).flatMap((encoding) =>
    texts.map(({ path, file }) => {
      const expected = encoding === 'identity' ? undefined : encoding;
      const check: Check = async ({ headers, body }) => [
        ...differs('Content-Encoding', headers['content-encoding'], expected),
        ...unless(/accept-encoding/i.test(headers.vary ?? ''), 'Vary lacks "Accept-Encoding"'),
        ...unless(unpacked(body, encoding)?.equals(await read(file)) ?? false, OTHER_TEXT),
      ];
      const headers = { 'Accept-Encoding': encoding };
      return question('compression', path, `is sent as ${encoding}`, check, { headers });
    }),
  );
}

function askRevalidation({ page, style }: Subject): Question[] {
  return [page, style].map((path) =>
    question('revalidation', path, 'is not sent twice', async ({ headers }, again) => {
      if (!headers.etag) return ['ETag is absent'];
      const answer = await again({ headers: { 'If-None-Match': headers.etag } });
      return [
        ...differs('the status', answer.status, 304),
        ...differs('Cache-Control', answer.headers['cache-control'], headers['cache-control']),
      ];
    }),
  );
}

/** Safari plays no film that is sent whole. */
function askParts({ film, read }: Subject): Question[] {
  const inParts = (
    [
      ['bytes=0-1', 0, 2],
      ['bytes=1000-1999', 1000, 2000],
      ['bytes=-100', -100, undefined],
    ] as const
  ).map(([range, from, to]) => {
    const check: Check = async ({ status, headers, body }) => {
      const whole = await read(film);
      const expected = whole.subarray(from, to);
      const start = from < 0 ? whole.length + from : from;
      const place = `bytes ${start}-${start + expected.length - 1}/${whole.length}`;
      return [
        ...differs('the status', status, 206),
        ...differs('Content-Range', headers['content-range'], place),
        ...unless(body.equals(expected), 'the part is not that of the film'),
      ];
    };
    const headers = { Range: range, 'Accept-Encoding': 'identity' };
    return question('films', film, `is sent in parts: ${range}`, check, { headers });
  });
  const behindEnd = question(
    'films',
    film,
    'refuses a part behind its end',
    ({ status }) => differs('the status', status, 416),
    { headers: { Range: 'bytes=999999999-' } },
  );
  return [...inParts, behindEnd];
}

function askMissing({ page, script, context, read }: Subject): Question[] {
  const missing = [
    ...['/no-such-page', '/no-such/page', '/no-such-page/', '/assets/gone-00000000.js'],
    ...['/films/gone.mp4', '/no-such-page.md', '/assets/', '/__proto__'],
    ...['/.env', '/.git/config', '/.git/HEAD', '/_headers', '/_redirects', '/.vite/manifest.json'],
    ...[`${page}.html.br`, `${script}.gz`, '/.assetsignore', `${script}.map`, '/404', '/package.json'],
    ...['', ...languageBases].flatMap((base) => [
      `${base}/partner`,
      `${base}/partner.html`,
      `${base}/partner/`,
    ]),
    ...['/404.html/', '/_headers/', `${page}.html.gz/`, `/${'a'.repeat(300)}`],
  ].map((path) =>
    question('missing', path, 'answers 404 with the error page', async (answer) => {
      // CloudFront has one error page for all languages.
      const pages = await Promise.all([errorPageOf(path), '404.html'].map((file) => read(`/${file}`)));
      return [
        ...differs('the status', answer.status, 404),
        ...differs('the type', withoutSpaces(answer), 'text/html;charset=utf-8'),
        ...unless(
          pages.some((text) => answer.body.equals(text)),
          'the text is not the error page that was built',
        ),
        ...policyProblems('/404', answer, context),
      ];
    }),
  );
  const invalid = question('missing', '/a%00', 'is refused', ({ status }) =>
    [400, 404].includes(status) ? [] : [`the status is ${status} and should be 400 or 404`],
  );

  // Servers disagree on the status of such an address.
  const outside = ['/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'].map(
    (path) =>
      question('missing', path, 'opens nothing outside the site', ({ body }) =>
        unless(!body.includes('"dependencies"'), 'the answer is a file from outside'),
      ),
  );
  return [...missing, invalid, ...outside];
}

/** Former paths lead to their page; another spelling leads there in one step, or is a 404, and never a copy. */
function askRedirects({ page, context }: Subject): Question[] {
  return [
    ...context.redirects.flatMap(({ from, to }) => [
      leads(from, to, PERMANENT),
      leads(`${from}/`, to, PERMANENT),
      leads(
        `${from}?a=1&b=%20`,
        to.replace(/#|$/, (end) => `?a=1&b=%20${end}`),
        PERMANENT,
      ),
    ]),
    leads(`${page}/`, page),
    leads(`${page}.html`, page),
    leads('/index.html', '/'),
    leads(`${page}/?a=1`, `${page}?a=1`),
    leads(`${page}/index.html`, page, [...ANY_REDIRECT, 404]),
    leads(page.toUpperCase(), page, [...ANY_REDIRECT, 404]),
    leads(`/${page}`, page, [...ANY_REDIRECT, 404]),
    ...languageBases.map((base) => leads(`${base}/${page}`, `${base}${page}`, [...ANY_REDIRECT, 404])),
    leads(`/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`, page, [...ANY_REDIRECT, 404]),
    // Browsers store an answer about cookies for one host, so a second host would ask again.
    ...['/', `${page}?a=1&b=%20`, '/no-such-page'].map((path) =>
      question(
        'redirects',
        path,
        `on the www host leads to ${site.brandHost}`,
        ({ status, headers }) =>
          PERMANENT.includes(status)
            ? differs('the place', headers.location, `https://${site.brandHost}${path}`)
            : [`the status is ${status}, none of ${PERMANENT.join(', ')}`],
        { host: 'www' },
      ),
    ),
  ];
}

/** Only the brand host may be in search results; a Markdown page or a PDF never. */
function askRobots({ page, pdf }: Subject): Question[] {
  return (
    [
      ['brand', page],
      ['brand', '/'],
      ['partner', page],
      ['partner', '/'],
      ['development', page],
      ['preview', page],
      ['preview', '/'],
      ['main', `${page}.md`],
      ['brand', pdf],
      ['partner', `${page}.md`],
    ] as const
  ).map(([host, path]) => {
    const isListed = host === 'brand' && !/\.(?:md|pdf)$/.test(path);
    const expected = isListed ? undefined : hiddenFromRobots['X-Robots-Tag'];
    const name = `on the ${host} host ${isListed ? 'may be listed' : 'is kept out of search results'}`;
    const check: Check = ({ status, headers }) => [
      ...differs('the status', status, 200),
      ...differs('X-Robots-Tag', headers['x-robots-tag'], expected),
    ];
    return question('robots', path, name, check, { host });
  });
}

/** Partners' hosts have their own start page, and nothing of the main brand for programs. */
function askPartners({ brandFiles, read }: Subject): Question[] {
  const starts = ['', ...languageBases].flatMap((base) =>
    (
      [
        ['partner', `${base}/partner.html`],
        ['brand', base ? `${base}.html` : '/index.html'],
      ] as const
    ).map(([host, file]) => {
      const check: Check = async ({ status, body }) => [
        ...differs('the status', status, 200),
        ...unless(body.equals(await read(file)), OTHER_TEXT),
      ];
      return question('partners', base || '/', `on the ${host} host is ${file}`, check, { host });
    }),
  );
  const hidden = brandFiles.map((path) =>
    question(
      'partners',
      path,
      'is missing on the partner host',
      ({ status }) => differs('the status', status, 404),
      {
        host: 'partner',
      },
    ),
  );
  return [...starts, ...hidden];
}

const policyProblems = (path: string, { headers }: Answer, context: PolicyContext): readonly string[] =>
  Object.entries(headersFor(path, site.brandHost, context))
    .filter(([name]) => name !== 'Content-Type')
    .flatMap(([name, value]) => differs(name, headers[name.toLowerCase()], value));

function typeProblems(path: string, answer: Answer): readonly string[] {
  const ending = /\.([a-z\d]+)$/.exec(path)?.[1] ?? 'html';
  const expected = contentTypes[ending] ?? 'application/octet-stream';
  return differs('the type', normalType(withoutSpaces(answer)), normalType(expected));
}

const withoutSpaces = ({ headers }: Answer) => (headers['content-type'] ?? '').replaceAll(' ', '');

const OLD_NAMES: Readonly<Record<string, string>> = {
  'text/xml': 'application/xml',
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** Servers differ in old names, and in the charset of types that define their own. */
function normalType(type: string): string {
  const [name = '', charset = ''] = type.toLowerCase().replaceAll(' ', '').split(';');
  const current = OLD_NAMES[name] ?? name;
  return current.startsWith('text/') ? `${current};${charset}` : current;
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;

function unpacked(body: Buffer, encoding: keyof typeof UNPACK): Buffer | undefined {
  try {
    return UNPACK[encoding](body);
  } catch {
    return undefined;
  }
}

const PERMANENT = [301, 308];
const ANY_REDIRECT = [...PERMANENT, 307];

function leads(path: string, to: string, statuses = ANY_REDIRECT): Question {
  const name = statuses.includes(404) ? `leads to ${to}, or is missing` : `leads to ${to}`;
  return question('redirects', path, name, ({ status, headers }) => {
    if (!statuses.includes(status)) return [`the status is ${status}, none of ${statuses.join(', ')}`];
    // Some servers add scheme and host.
    const place = headers.location?.replace(/^https?:\/\/[^/]*/, '');
    return status === 404 ? [] : differs('the place', place, to);
  });
}
