import { differs, type Question } from '../question.ts';
import { fileLike, type Release, somePage } from '../release.ts';

/** What a browser has already is not sent again. */
export function revalidationQuestions(release: Release): readonly Question[] {
  return [somePage(release), fileLike(release, /^\/assets\/.*\.css$/)].map((path) => ({
    group: 'revalidation',
    name: `${path} is not sent twice`,
    host: 'main',
    path,
    faults: async ({ headers }, again) => {
      if (!headers.etag) return ['ETag is absent'];
      const answer = await again({ 'If-None-Match': headers.etag });
      return [
        ...differs('the status', answer.status, 304),
        ...differs('Cache-Control', answer.headers['cache-control'], headers['cache-control']),
      ];
    },
  }));
}
