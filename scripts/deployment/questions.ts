import { labels } from '#words/labels.ts';
import type { Answer } from './ask.ts';
import { fileQuestions, policyFaults } from './file-questions.ts';
import { differs, type HostKind, question, type Question } from './question.ts';
import { fileLike, type Release, somePage } from './release.ts';

/** Every check of a server of this release, for the tests and `npm run deploy:check`. */
export function allQuestions(release: Release): readonly Question[] {
  return [
    ...fileQuestions(release),
    ...missingQuestions(release),
    ...redirectQuestions(release),
    ...robotsQuestions(release),
  ];
}

/** A missing file answers 404 with the error page, which caches do not keep. */
function missingQuestions(release: Release): readonly Question[] {
  const script = fileLike(release, /^\/assets\/.*\.js$/);
  const unknown = ['/no-such-page', '/no-such/page', '/no-such-page/', '/assets/gone-00000000.js'];
  const others = ['/films/gone.mp4', '/no-such-page.md', '/assets/', '/__proto__'];
  const hidden = ['/.env', '/.git/config', '/.git/HEAD', '/_headers', '/_redirects', '/.vite/manifest.json'];
  const packed = [`${somePage(release)}.html.br`, `${script}.gz`];
  const read = ['/.assetsignore', `${script}.map`, '/404', '/package.json'];
  const paths = [...unknown, ...others, ...hidden, ...packed, ...read];
  return [...paths.map((path) => missing(path, release)), ...outside];
}

// Servers disagree on the status of such an address; what matters is that it opens nothing.
const outside = ['/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'].map((path) =>
  question('missing', path, 'opens nothing outside the site', ({ body }) =>
    differs('a file from outside', body.includes('"dependencies"'), false),
  ),
);

const missing = (path: string, release: Release): Question =>
  question('missing', path, 'answers 404 with the page that says so', (answer) => [
    ...differs('the status', answer.status, 404),
    ...differs('the type', answer.headers['content-type']?.replace(/;\s*/, ';'), 'text/html;charset=utf-8'),
    ...differs('the error page', answer.body.includes(labels.notFound.title), true),
    ...policyFaults('/404', answer, release),
  ]);

const forGood = [301, 308];
const anyMove = [...forGood, 307];

/** Former paths lead to their page; another spelling leads there in one step, or is a 404, and never a copy. */
function redirectQuestions(release: Release): readonly Question[] {
  const page = somePage(release);
  const former = release.context.redirects.flatMap(({ from, to }) => [
    leads(from, to, forGood),
    leads(`${from}/`, to, forGood),
    leads(
      `${from}?a=1&b=%20`,
      to.replace(/#|$/, (end) => `?a=1&b=%20${end}`),
      forGood,
    ),
  ]);
  return [
    ...former,
    leads(`${page}/`, page, anyMove),
    leads(`${page}.html`, page, anyMove),
    leads('/index.html', '/', anyMove),
    leads(`${page}/?a=1`, `${page}?a=1`, anyMove),
    leads(`${page}/index.html`, page, anyMove, true),
    leads(page.toUpperCase(), page, anyMove, true),
    leads(`/${page}`, page, anyMove, true),
  ];
}

function leads(path: string, to: string, statuses: readonly number[], mayBeMissing = false): Question {
  const name = mayBeMissing ? `leads to ${to}, or is missing` : `leads to ${to}`;
  return question('redirects', path, name, (answer) => {
    if (mayBeMissing && answer.status === 404) return [];
    const { status } = answer;
    const isRight = statuses.includes(status);
    return [
      ...(isRight ? [] : [`the status is ${status}, none of ${statuses.join(', ')}`]),
      ...differs('the place', placeOf(answer), to),
    ];
  });
}

/** `Location` without the scheme and host, which some servers add. */
function placeOf({ headers }: Answer): string | undefined {
  return headers.location?.replace(/^https?:\/\/[^/]*/, '');
}

const away = 'noindex, nofollow';

/** Only the brand host and its `www` may be in search results; a Markdown twin never. */
function robotsQuestions(release: Release): readonly Question[] {
  const page = somePage(release);
  const tag = (host: HostKind, path: string, expected: string | undefined): Question => {
    const name = `on the ${host} host ${expected ? 'is kept out of search results' : 'may be listed'}`;
    const faults = ({ status, headers }: Answer) => [
      ...differs('the status', status, 200),
      ...differs('X-Robots-Tag', headers['x-robots-tag'], expected),
    ];
    return question('robots', path, name, faults, { host });
  };
  return [
    tag('brand', page, undefined),
    tag('brand', '/', undefined),
    tag('www', page, undefined),
    tag('partner', page, away),
    tag('partner', '/', away),
    tag('development', page, away),
    tag('preview', page, away),
    tag('preview', '/', away),
    tag('main', `${page}.md`, away),
    tag('www', `${page}.md`, away),
    tag('partner', `${page}.md`, away),
  ];
}
