import { labels } from '#content/labels.ts';
import { differs, type Question } from '../question.ts';
import { fileLike, type Release } from '../release.ts';
import { policyFaults } from './headers.ts';

/** What is not there answers 404 with the page that says so, which no cache keeps. */
export function missingQuestions(release: Release): readonly Question[] {
  const script = fileLike(release, /^\/assets\/.*\.js$/);
  const unknown = ['/no-such-page', '/no-such/page', '/no-such-page/', '/assets/gone-00000000.js'];
  const others = ['/films/gone.mp4', '/no-such-page.md', '/assets/', '/__proto__'];
  const hidden = ['/.env', '/.git/config', '/.git/HEAD', '/_headers', '/_redirects', '/.vite/manifest.json'];
  const paths = [...unknown, ...others, ...hidden, `${script}.map`, '/404', '/package.json'];
  return [...paths.map((path) => missing(path, release)), ...outside];
}

// Servers disagree on the status of such an address; what matters is that it opens nothing.
const outside = ['/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'].map(
  (path): Question => ({
    group: 'missing',
    name: `${path} opens nothing outside the site`,
    host: 'main',
    path,
    faults: ({ body }) => differs('a file from outside', body.includes('"dependencies"'), false),
  }),
);

function missing(path: string, release: Release): Question {
  return {
    group: 'missing',
    name: `${path} answers 404 with the page that says so`,
    host: 'main',
    path,
    faults: (answer) => [
      ...differs('the status', answer.status, 404),
      ...differs('the type', answer.headers['content-type']?.replace(/;\s*/, ';'), 'text/html;charset=utf-8'),
      ...differs('the error page', answer.body.includes(labels.notFound.title), true),
      ...policyFaults('/404', answer, release),
    ],
  };
}
