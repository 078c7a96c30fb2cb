import { join } from 'node:path';

import { createPreview } from '#scripts/preview/create-preview.ts';
import { startNginx } from '#tests/servers/support/start-nginx.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';
import { type AddedPage, addPages } from './added-pages.ts';

type Served = { readonly origin: string; readonly stop: () => Promise<unknown> };

type Cost = { readonly seconds: number; readonly megabytes: number };

/** Builds and checks the site with so many pages more, asks for each of them, and prints what one costs. */
export async function growSite(count: number, print: (line: string) => void): Promise<void> {
  const copy = await copySite({ isCompressed: true });
  try {
    const before = await build(copy);
    const pages = await addPages(copy, count);
    const after = await build(copy, print);
    const each = (from: number, to: number) => ((to - from) / count).toFixed(2);
    print(
      [
        `the site alone: ${before.seconds} s, ${before.megabytes} MB of memory`,
        `with ${count} pages more: ${after.seconds} s, ${after.megabytes} MB`,
        `each of them: ${each(before.seconds, after.seconds)} s, ${each(before.megabytes, after.megabytes)} MB`,
      ].join('\n'),
    );
    const faults: string[] = [];
    for (const [name, serve] of Object.entries(servers)) {
      const server = await serve(copy);
      try {
        const started = performance.now();
        faults.push(...(await faultsOf(server.origin, pages)).map((fault) => `${name}: ${fault}`));
        print(`${name} answered each in ${each(started, performance.now())} ms`);
      } finally {
        await server.stop();
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    await copy.remove();
  }
}

/** @throws Error with what the build printed when it fails */
async function build(copy: SiteCopy, print: (output: string) => void = () => {}): Promise<Cost> {
  const { exitCode, output } = await copy.build();
  const [, seconds, megabytes] = /Built in ([\d.]+) s, with (\d+) MB/.exec(output) ?? [];
  if (exitCode !== 0 || !seconds) throw new Error(output);
  print(output);
  return { seconds: Number(seconds), megabytes: Number(megabytes) };
}

const servers: Readonly<Record<string, (copy: SiteCopy) => Promise<Served>>> = {
  'the preview': async ({ folder }) => {
    const preview = await createPreview({ port: 0, ...foldersOf(folder), cacheDir: join(folder, '.cache') });
    return { origin: preview.url, stop: preview.close };
  },
  nginx: ({ folder }) => startNginx(foldersOf(folder)),
};

const foldersOf = (folder: string) => ({ distDir: join(folder, 'dist'), deployDir: join(folder, 'deploy') });

/** Each page is served under its policy and is in the sitemap. */
async function faultsOf(origin: string, pages: readonly AddedPage[]): Promise<string[]> {
  const faults: string[] = [];
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  for (const { id, title } of pages) {
    const answer = await fetch(`${origin}/${id}`);
    const isRight = answer.status === 200 && (await answer.text()).includes(`<title>${title}</title>`);
    if (!isRight) faults.push(`/${id} is not served: status ${answer.status}`);
    if (!answer.headers.get('content-security-policy')?.includes("default-src 'none'"))
      faults.push(`/${id} is served without its policy`);
    if (!sitemap.includes(`/${id}</loc>`)) faults.push(`/${id} is not in the sitemap`);
  }
  return faults;
}
