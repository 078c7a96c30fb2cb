import { join } from 'node:path';

import { createPreview } from '#scripts/preview/create-preview.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';
import { type AddedPage, addPages } from './added-pages.ts';

type Cost = { readonly seconds: number; readonly megabytes: number };

/** Builds and checks the site with so many pages more, asks for each of them, and prints what one costs. */
export async function growSite(count: number, print: (line: string) => void): Promise<void> {
  const copy = await copySite({ isCompressed: true });
  try {
    const before = await build(copy);
    const pages = await addPages(copy, count);
    const after = await build(copy, print);
    const started = performance.now();
    const faults = await faultsOf(copy, pages);
    const askedMs = performance.now() - started;
    const each = (from: number, to: number) => ((to - from) / count).toFixed(2);
    print(
      [
        `the site alone: ${before.seconds} s, ${before.megabytes} MB of memory`,
        `with ${count} pages more: ${after.seconds} s, ${after.megabytes} MB`,
        `each of them: ${each(before.seconds, after.seconds)} s, ${each(before.megabytes, after.megabytes)} MB, and ${each(0, askedMs)} ms to be served`,
      ].join('\n'),
    );
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

async function faultsOf({ folder }: SiteCopy, pages: readonly AddedPage[]): Promise<string[]> {
  const inCopy = (name: string) => join(folder, name);
  const preview = await createPreview({
    port: 0,
    distDir: inCopy('dist'),
    deployDir: inCopy('deploy'),
    cacheDir: inCopy('.cache'),
  });
  const faults: string[] = [];
  try {
    const sitemap = await (await fetch(`${preview.url}/sitemap.xml`)).text();
    for (const { id, title } of pages) {
      const answer = await fetch(`${preview.url}/${id}`);
      const isRight = answer.status === 200 && (await answer.text()).includes(`<title>${title}</title>`);
      if (!isRight) faults.push(`/${id} is not served: status ${answer.status}`);
      if (!sitemap.includes(`/${id}</loc>`)) faults.push(`/${id} is not in the sitemap`);
    }
  } finally {
    await preview.close();
  }
  return faults;
}
