import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { site } from '#content/site.ts';
import { contentTypes } from '#scripts/hosts/content-types.ts';
import { headersFor } from '#scripts/hosts/policy.ts';
import type { Answer } from './ask.ts';
import { differs, question, type Question } from './question.ts';
import { fileLike, type Release, somePage } from './release.ts';

/** Every kind of file has the headers of the policy, exactly, and the right type. */
function headerQuestions(release: Release): readonly Question[] {
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
    /^\/icon-.*\.png$/,
    /^\/share\/.*\.png$/,
    /^\/robots\.txt$/,
    /^\/sitemap\.xml$/,
    /^\/llms\.txt$/,
    /^\/pricing\.json$/,
    /^\/\.well-known\/security\.txt$/,
    /^\/about\.md$/,
  ];
  const files = kinds.map((kind) => fileLike(release, kind));
  return ['/', somePage(release), ...files].map((path) =>
    question('headers', path, 'has the headers of the policy', (answer) => [
      ...differs('the status', answer.status, 200),
      ...typeFaults(path, answer),
      ...policyFaults(path, answer, release),
    ]),
  );
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

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;

/** Text goes out packed as the visitor's browser takes it, and is the text that was built. */
function compressionQuestions(release: Release): readonly Question[] {
  const page = somePage(release);
  const script = fileLike(release, /^\/assets\/entry-client.*\.js$/);
  const files = [
    { path: page, file: `${page}.html` },
    { path: '/', file: '/index.html' },
    { path: script, file: script },
  ];
  return (['br', 'gzip', 'identity'] as const).flatMap((encoding) =>
    files.map(({ path, file }) => {
      const faults = async ({ headers, body }: Answer) => [
        ...differs(
          'Content-Encoding',
          headers['content-encoding'],
          encoding === 'identity' ? undefined : encoding,
        ),
        ...differs('Vary: Accept-Encoding', /accept-encoding/i.test(headers.vary ?? ''), true),
        ...differs('the text', textFrom(body, encoding)?.equals(await release.read(file)), true),
      ];
      return question('compression', path, `is sent as ${encoding}`, faults, {
        headers: { 'Accept-Encoding': encoding },
      });
    }),
  );
}

function textFrom(body: Buffer, encoding: keyof typeof unpack): Buffer | undefined {
  try {
    return unpack[encoding](body);
  } catch {
    return undefined;
  }
}

/** What a browser has already is not sent again. */
const revalidationQuestions = (release: Release): readonly Question[] =>
  [somePage(release), fileLike(release, /^\/assets\/.*\.css$/)].map((path) =>
    question('revalidation', path, 'is not sent twice', async ({ headers }, again) => {
      if (!headers.etag) return ['ETag is absent'];
      const answer = await again({ 'If-None-Match': headers.etag });
      return [
        ...differs('the status', answer.status, 304),
        ...differs('Cache-Control', answer.headers['cache-control'], headers['cache-control']),
      ];
    }),
  );

/** Films are sent in parts: Safari plays no other. */
function partQuestions(release: Release): readonly Question[] {
  const film = fileLike(release, /^\/films\/.*\.mp4$/);
  const part = (range: string, from: number, to?: number): Question => {
    const faults = async ({ status, headers, body }: Answer) => {
      const whole = await release.read(film);
      const expected = whole.subarray(from, to);
      const start = from < 0 ? whole.length + from : from;
      const place = `bytes ${start}-${start + expected.length - 1}/${whole.length}`;
      return [
        ...differs('the status', status, 206),
        ...differs('Content-Range', headers['content-range'], place),
        ...differs('the part', body.equals(expected), true),
      ];
    };
    const headers = { Range: range, 'Accept-Encoding': 'identity' };
    return question('films', film, `is sent in parts: ${range}`, faults, { headers });
  };
  const behindEnd = ({ status }: Answer) => differs('the status', status, 416);
  return [
    part('bytes=0-1', 0, 2),
    part('bytes=1000-1999', 1000, 2000),
    part('bytes=-100', -100),
    question('films', film, 'says how long it is when a part lies behind its end', behindEnd, {
      headers: { Range: 'bytes=999999999-' },
    }),
  ];
}

/** What every kind of file is asked: its headers, its packed forms, and that it is not sent twice or whole. */
export const fileQuestions = (release: Release): readonly Question[] => [
  ...headerQuestions(release),
  ...compressionQuestions(release),
  ...revalidationQuestions(release),
  ...partQuestions(release),
];
