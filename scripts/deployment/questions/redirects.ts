import type { Answer } from '../ask.ts';
import { differs, type Question } from '../question.ts';
import { type Release, somePage } from '../release.ts';

/** Former paths lead to their page; another spelling leads there in one step, or is a 404, and never a copy. */
export function redirectQuestions(release: Release): readonly Question[] {
  const page = somePage(release);
  const former = release.context.redirects.flatMap(({ from, to }) => [
    leads(from, to, [301, 308]),
    leads(`${from}/`, to, [301, 308]),
    leads(
      `${from}?a=1&b=%20`,
      to.replace(/#|$/, (end) => `?a=1&b=%20${end}`),
      [301, 308],
    ),
  ]);
  return [
    ...former,
    leads(`${page}/`, page, [301, 307, 308]),
    leads(`${page}.html`, page, [301, 307, 308]),
    leads('/index.html', '/', [301, 307, 308]),
    leads(`${page}/?a=1`, `${page}?a=1`, [301, 307, 308]),
    leadsOrMissing(`${page}/index.html`, page),
    leadsOrMissing(page.toUpperCase(), page),
    leadsOrMissing(`/${page}`, page),
  ];
}

function leads(path: string, to: string, statuses: readonly number[]): Question {
  return {
    group: 'redirects',
    name: `${path} leads to ${to}`,
    host: 'main',
    path,
    faults: (answer) => [
      ...(statuses.includes(answer.status)
        ? []
        : [`the status is ${answer.status}, none of ${statuses.join(', ')}`]),
      ...differs('the place', placeOf(answer), to),
    ],
  };
}

function leadsOrMissing(path: string, to: string): Question {
  const wanted = leads(path, to, [301, 307, 308]);
  return {
    ...wanted,
    name: `${path} leads to ${to}, or is missing`,
    faults: (answer, again) => (answer.status === 404 ? [] : wanted.faults(answer, again)),
  };
}

/** `Location` without the scheme and host, which some servers add. */
function placeOf({ headers }: Answer): string | undefined {
  return headers.location?.replace(/^https?:\/\/[^/]*/, '');
}
