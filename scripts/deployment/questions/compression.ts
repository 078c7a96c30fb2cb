import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { Answer } from '../ask.ts';
import { differs, type Question } from '../question.ts';
import { fileLike, type Release, somePage } from '../release.ts';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Text goes out packed as the visitor's browser takes it, and is the text that was built. */
export function compressionQuestions(release: Release): readonly Question[] {
  const page = somePage(release);
  const script = fileLike(release, /^\/assets\/entry-client.*\.js$/);
  const files = [
    { path: page, file: `${page}.html` },
    { path: '/', file: '/index.html' },
    { path: script, file: script },
  ];
  const packed = (['br', 'gzip'] as const).flatMap((encoding) =>
    files.map(({ path, file }): Question => ({
      group: 'compression',
      name: `${path} is sent as ${encoding}`,
      host: 'main',
      path,
      headers: { 'Accept-Encoding': encoding },
      faults: async (answer) => [
        ...differs('Content-Encoding', answer.headers['content-encoding'], encoding),
        ...varyFaults(answer),
        ...differs('the text', textFrom(answer, encoding)?.equals(await release.read(file)), true),
      ],
    })),
  );
  const plain = files.map(({ path, file }): Question => ({
    group: 'compression',
    name: `${path} is sent as it is to whoever takes nothing else`,
    host: 'main',
    path,
    headers: { 'Accept-Encoding': 'identity' },
    faults: async (answer) => [
      ...differs('Content-Encoding', answer.headers['content-encoding'], undefined),
      ...varyFaults(answer),
      ...differs('the text', answer.body.equals(await release.read(file)), true),
    ],
  }));
  return [...packed, ...plain];
}

const varyFaults = ({ headers }: Answer) =>
  differs('Vary: Accept-Encoding', /accept-encoding/i.test(headers.vary ?? ''), true);

function textFrom({ body }: Answer, encoding: keyof typeof unpack): Buffer | undefined {
  try {
    return unpack[encoding](body);
  } catch {
    return undefined;
  }
}
