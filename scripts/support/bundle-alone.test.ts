import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';

import { neutralIcon, neutralTitle } from '#content/neutral-tab.ts';
import { site } from '#content/site.ts';
import { apiUrl, type EndpointId } from '#src/api/endpoints.ts';
import { hostModeOf } from '#src/platform/host/host-mode.ts';
import { inlineScript } from './bundle-alone.ts';

let headScript = '';
let bootScript = '';

beforeAll(async () => {
  headScript = await inlineScript('src/entry-head.ts');
  bootScript = await inlineScript('src/platform/boot-script.ts');
}, 60_000);

/** Runs the head script on a page of a host. Gives what it did to the document, and whom it asked. */
function runHeadScript(host: string, pathname = '/') {
  const dataset: Record<string, string> = {};
  const calls: { url: string; body?: string }[] = [];
  const head: object[] = [];
  const document = {
    documentElement: { dataset },
    createElement: (tag: string) => ({ tag }),
    head: { prepend: (node: object) => head.unshift(node) },
  };
  const fetchAnswer = async (url: string, { body }: { body?: string }) => {
    calls.push({ url, ...(body && { body }) });
    return new Response('{}');
  };
  const globals = { document, location: { host, pathname }, fetch: fetchAnswer, AbortSignal };
  runInContext(headScript, createContext({ window: {}, encodeURIComponent, ...globals }));
  return { mode: dataset['mode'], head, calls };
}

describe('the head script', () => {
  it('is at most 1.5 KB', () => {
    expect(Buffer.byteLength(headScript)).toBeLessThanOrEqual(1536);
  });

  it.each([
    site.brandHost,
    `www.${site.brandHost}`,
    `DEV.${site.brandHost}.:8080`,
    `acme.${site.brandHost}`,
    'localhost:4173',
    'acme.localhost:4173',
    'evil.test',
  ])('marks the mode of %s as the rule for hosts has it', (host) => {
    const { mode, isNoindex } = hostModeOf(host, site.brandHost);
    const done = runHeadScript(host);
    expect(done.mode).toBe(mode);
    expect(done.head).toEqual([
      ...(isNoindex ? [{ tag: 'meta', name: 'robots', content: 'noindex, nofollow' }] : []),
      ...(mode === 'partner'
        ? [
            { tag: 'link', rel: 'icon', href: neutralIcon },
            { tag: 'title', text: neutralTitle },
          ]
        : []),
    ]);
  });

  it('asks who the partner is, telling host and path alone', () => {
    const url = (id: EndpointId, query = {}) => apiUrl('', id, query);
    const partner = `acme.${site.brandHost}:8080`;
    expect(runHeadScript(partner, '/terms').calls).toEqual([
      { url: url('subdomainExists', { currentUrl: `${partner}/terms` }) },
      { url: url('partnerConfig', { subDomain: 'acme' }) },
      { url: url('featuredProjects'), body: '{}' },
    ]);
  });

  it.each([
    [site.brandHost, '/'],
    ['localhost:4173', '/pricing'],
    ['evil.test', '/'],
    ['127.0.0.1', '/'],
    [`gone.${site.brandHost}`, '/not-found'],
  ])('asks nobody about %s%s', (host, path) => {
    expect(runHeadScript(host, path).calls).toEqual([]);
  });
});

/** Runs the boot script of a page of the main host that names these scripts. Time passes when the test lets it. */
function runBootScript(scripts: string | undefined) {
  const preloads: object[] = [];
  const dataset: Record<string, string> = {};
  const later: (() => void)[] = [];
  const wait = (callback: () => void) => later.push(callback);
  const document = {
    querySelector: () => (scripts === undefined ? null : { content: scripts }),
    head: { append: (tag: object | '') => tag && preloads.push(tag), querySelector: () => null },
    createElement: () => ({}),
    documentElement: { dataset },
  };
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  const globals = { document, ...listeners, requestAnimationFrame: wait, setTimeout: wait };
  runInContext(bootScript, createContext(globals));
  return { preloads, dataset, passOne: () => later.shift()?.() };
}

describe('the boot script', () => {
  it('is a few bytes', () => {
    expect(Buffer.byteLength(bootScript)).toBeLessThanOrEqual(1024);
  });

  it('asks for the chunks of the page after the first paint, not before', () => {
    const { preloads, passOne } = runBootScript('/entry.js /react.js /frame.js');
    passOne();
    expect(preloads).toEqual([]);
    passOne();
    expect(preloads).toEqual(['/react.js', '/frame.js'].map((href) => ({ rel: 'modulepreload', href })));
  });

  // In here nothing can be imported, as where a file is missing or was tampered with.
  it('tells the style sheets when the script cannot be had', async () => {
    const { dataset, passOne } = runBootScript('/entry.js');
    passOne();
    passOne();
    await expect.poll(() => dataset['script']).toBe('failed');
  });

  it.each([undefined, ''])('does nothing on a page that names no script (%j)', (scripts) => {
    const { preloads, dataset, passOne } = runBootScript(scripts);
    passOne();
    passOne();
    expect([preloads, dataset]).toEqual([[], {}]);
  });
});

describe('inlineScript', () => {
  it('gives scripts that need no other file and end no script element', () => {
    for (const script of [headScript, bootScript]) {
      expect(script).not.toMatch(/\bimport\s*[{"'*]|\brequire\(|<\/script|<!--/i);
    }
  });

  it('gives the same script each time', async () => {
    expect(await inlineScript('src/entry-head.ts')).toBe(headScript);
  }, 60_000);
});
