import { site } from '#content/site.ts';
import { contentTypes } from '#scripts/hosts/content-types.ts';
import { headersFor } from '#scripts/hosts/policy.ts';
import type { Answer } from '../ask.ts';
import { differs, type Question } from '../question.ts';
import { fileLike, type Release, somePage } from '../release.ts';

const group = 'headers';

/** Every kind of file has the headers of the policy, exactly, and the right type. */
export function headerQuestions(release: Release): readonly Question[] {
  const kinds = [
    /^\/assets\/.*\.js$/,
    /^\/assets\/.*\.css$/,
    /^\/fonts\/.*\.woff2$/,
    /^\/pictures\/.*\.avif$/,
    /^\/films\/.*\.mp4$/,
    /^\/films\/.*\.vtt$/,
    /^\/.*\.webmanifest$/,
    /^\/favicon\.svg$/,
    /^\/favicon\.ico$/,
    /^\/robots\.txt$/,
    /^\/sitemap\.xml$/,
    /^\/llms\.txt$/,
    /^\/pricing\.json$/,
    /^\/\.well-known\/security\.txt$/,
    /^\/about\.md$/,
  ];
  const files = kinds.map((kind) => fileLike(release, kind));
  return ['/', somePage(release), ...files].map((path) => ({
    group,
    name: `${path} has the headers of the policy`,
    host: 'main',
    path,
    faults: (answer) => [
      ...differs('the status', answer.status, 200),
      ...typeFaults(path, answer),
      ...policyFaults(path, answer, release),
    ],
  }));
}

/** What an answer lacks of the policy. `path` is the canonical path that the policy knows. */
export function policyFaults(path: string, { headers }: Answer, { context }: Release): readonly string[] {
  return Object.entries(headersFor(path, site.brandHost, context))
    .filter(([name]) => name !== 'Content-Type')
    .flatMap(([name, value]) => differs(name, headers[name.toLowerCase()], value));
}

function typeFaults(path: string, { headers }: Answer): readonly string[] {
  const ending = /\.([a-z\d]+)$/.exec(path)?.[1] ?? 'html';
  const actual = headers['content-type'] ?? '';
  const expected = contentTypes[ending] ?? 'application/octet-stream';
  // Servers differ in names of old, and in whether they say the charset of what has its own rule for it.
  return differs('the type', settled(actual), settled(expected));
}

const oldNames: Readonly<Record<string, string>> = {
  'text/xml': 'application/xml',
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

function settled(type: string): string {
  const [name = '', charset = ''] = type.toLowerCase().replaceAll(/\s/g, '').split(';');
  const current = oldNames[name] ?? name;
  return current.startsWith('text/') ? `${current};${charset}` : current;
}
