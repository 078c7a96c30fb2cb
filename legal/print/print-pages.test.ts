import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PDFDocument } from 'pdf-lib';
import { expect, it, onTestFinished, vi } from 'vitest';

import { NoBrowser, printPages } from './print-pages.ts';

const jobOf = (version: string) => ({
  ...{ path: `/terms/${version}`, file: `/legal/terms-${version}.pdf`, html: `<body>${version}</body>` },
  details: { title: 'Terms', version, effectiveDate: '2026-01-01', textHash: 'a'.repeat(64) },
});

const blank = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return Buffer.from(await pdf.save());
};

it('printing without Chromium takes printed files from the cache, and names those that are missing', async () => {
  const root = await mkdtemp(join(tmpdir(), 'print-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folders = { outDir: join(root, 'out'), cacheDir: join(root, 'cache') };
  await mkdir(folders.outDir);
  const close = () => Promise.resolve();
  await printPages([jobOf('1.0')], {
    ...folders,
    start: () => Promise.resolve({ print: blank, close }),
  });
  await rm(join(folders.outDir, 'terms-1.0.pdf'));

  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await printPages(['2.0', '1.0'].map(jobOf), {
    ...folders,
    start: () => Promise.reject(new NoBrowser()),
  });
  expect(await readdir(folders.outDir)).toEqual(['terms-1.0.pdf']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lacks terms-2.0.pdf'));
});
