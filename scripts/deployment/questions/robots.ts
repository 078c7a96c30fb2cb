import { differs, type HostKind, type Question } from '../question.ts';
import { type Release, somePage } from '../release.ts';

const away = 'noindex, nofollow';

/** Only the main host may be in search results; a Markdown twin never. */
export function robotsQuestions(release: Release): readonly Question[] {
  const page = somePage(release);
  const tag = (host: HostKind, path: string, expected: string | undefined): Question => ({
    group: 'robots',
    name: `${path} on the ${host} host ${expected ? 'is kept out of search results' : 'may be listed'}`,
    host,
    path,
    faults: ({ status, headers }) => [
      ...differs('the status', status, 200),
      ...differs('X-Robots-Tag', headers['x-robots-tag'], expected),
    ],
  });
  return [
    tag('main', page, undefined),
    tag('main', '/', undefined),
    tag('www', page, undefined),
    tag('partner', page, away),
    tag('partner', '/', away),
    tag('development', page, away),
    tag('main', `${page}.md`, away),
    tag('www', `${page}.md`, away),
    tag('partner', `${page}.md`, away),
  ];
}
