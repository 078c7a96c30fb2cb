import { policyFaults } from './headers.ts';
import { differs, type Question } from '../question.ts';
import { fileLike, type Release } from '../release.ts';

/** Films are sent in parts: Safari plays no other. */
export function partQuestions(release: Release): readonly Question[] {
  const film = fileLike(release, /^\/films\/.*\.mp4$/);
  const part = (range: string, from: number, to?: number): Question => ({
    group: 'films',
    name: `${film} is sent in parts: ${range}`,
    host: 'main',
    path: film,
    headers: { Range: range, 'Accept-Encoding': 'identity' },
    faults: async ({ status, headers, body }) => {
      const whole = await release.read(film);
      const expected = whole.subarray(from, to);
      const start = whole.length + from < whole.length ? whole.length + from : from;
      return [
        ...differs('the status', status, 206),
        ...differs(
          'Content-Range',
          headers['content-range'],
          `bytes ${start}-${start + expected.length - 1}/${whole.length}`,
        ),
        ...differs('the part', body.equals(expected), true),
      ];
    },
  });
  return [
    part('bytes=0-1', 0, 2),
    part('bytes=1000-1999', 1000, 2000),
    part('bytes=-100', -100),
    {
      group: 'films',
      name: `${film} says how long it is when a part lies behind its end`,
      host: 'main',
      path: film,
      headers: { Range: 'bytes=999999999-' },
      faults: (answer) => [
        ...differs('the status', answer.status, 416),
        ...policyFaults(film, answer, release),
      ],
    },
  ];
}
