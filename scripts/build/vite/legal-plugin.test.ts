import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';

import * as cookies from '#content/legal/cookies.mdx';
import * as privacy from '#content/legal/privacy.mdx';
import * as terms from '#content/legal/terms.mdx';
import { legalComponents } from '#src/sections/legal/legal-components.tsx';
import { legalPlugin } from './legal-plugin.ts';

const frontMatter = `---
title: 'Terms'
summary: 'What it says.'
version: '1.0'
effectiveDate: '2025-03-01'
formerPaths: []
changes:
  - 'First version.'
---

`;

/** Builds a legal document whose text begins in line 11, as the site is built. */
async function built(text: string, front = frontMatter) {
  const folder = await mkdtemp(join(tmpdir(), 'legal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'made-up.mdx');
  await writeFile(file, front + text);
  return build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [legalPlugin()],
    build: { write: false, ssr: file, rolldownOptions: { external: /^react\// } },
  });
}
