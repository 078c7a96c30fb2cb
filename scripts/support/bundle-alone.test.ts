import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';

import { neutralIcon } from '#content/neutral-icon.ts';
import { neutralTitle } from '#words/neutral-tab.ts';
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

/** Runs the head script on a page of a host. Returns its changes to the document, and its requests. */
function runHeadScript(host: string, pathname = '/', attributes: Readonly<Record<string, string>> = {}) {
  const dataset: Record<string, string> = { ...attributes };
  const calls: { url: string; body?: string }[] = [];
  const head: object[] = [];
  const document = {
    documentElement: { dataset },
    createElement: (tag: string) => ({ tag }),
    querySelector: () => ({ content: '/assets/brand.js sha256-x' }),
    // The brand's script.
    head: { prepend: (node: object) => head.unshift(node), append: () => {} },
  };
  const fetchAnswer = async (url: string, { body }: { body?: string } = {}) => {
    calls.push({ url, ...(body && { body }) });
    return new Response('{}');
  };
  const globals = { document, location: { host, pathname }, fetch: fetchAnswer, AbortSignal };
  runInContext(headScript, createContext({ window: {}, encodeURIComponent, ...globals }));
  return { mode: dataset['mode'], head, calls };
}

describe('the head script', () => {
  it('is at most 2 KB (R10.5)', () => {
    expect(Buffer.byteLength(headScript)).toBeLessThanOrEqual(2048);
  });

  it.each([site.brandHost, `DEV.${site.brandHost}.:8080`, 'acme.localhost:4173'])(
    'marks the mode of %s as the rule for hosts has it (F-H1, F-H2)',
    (host) => {
      const { mode, isNoindex } = hostModeOf(host, site.brandHost);
      const done = runHeadScript(host, '/', { tab: neutralTitle });
      expect(done.mode).toBe(mode);
      expect(done.head).toMatchObject([
        ...(isNoindex ? [{ tag: 'meta', name: 'robots', content: 'noindex, nofollow' }] : []),
        ...(mode === 'partner'
          ? [
              { tag: 'link', rel: 'icon', href: neutralIcon },
              { tag: 'title', text: neutralTitle },
            ]
          : []),
      ]);
    },
  );

  it.each(['/', '/ar', '/ar/terms'])('leaves the title at %s to a page without a neutral one', (path) => {
    const { head } = runHeadScript(`acme.${site.brandHost}`, path);
    expect(head).not.toContainEqual(expect.objectContaining({ tag: 'title' }));
  });

  it('has no word of a language', () => {
    expect(headScript).not.toContain(neutralTitle);
    expect(headScript).toMatch(/^[\x20-\x7e]*$/);
  });

  it.each([
    ['/terms', {}],
    ['/ar/terms', { base: '/ar' }],
    ['/zh-hant/terms', { base: '/zh-hant' }],
  ])('asks at %s for the partner and sends only host and path, without the base', (path, attributes) => {
    const url = (id: EndpointId, query = {}) => apiUrl('', id, query);
    const partner = `acme.${site.brandHost}:8080`;
    expect(runHeadScript(partner, path, attributes).calls).toEqual([
      { url: url('subdomainExists', { currentUrl: `${partner}/terms` }) },
      { url: url('partnerConfig', { subDomain: 'acme' }) },
    ]);
  });

  it.each([
    [site.brandHost, '/'],
    [`gone.${site.brandHost}`, '/ar/not-found'],
  ])('sends no request about %s%s', (host, path) => {
    expect(runHeadScript(host, path).calls).toEqual([]);
  });
});

// What it does is shown in browsers: tests/e2e/reading-visit.e2e.ts, tests/faults/broken-entry.e2e.ts.
// 0.6 KB of it match the languages of the browser with those of the page, so that the offer has its room at once; 0.5 KB
// try again after a failure, open what is folded for print, and say when the browser ignores the map of hashes.
it('the boot script is at most 4.75 KB', () => {
  expect(Buffer.byteLength(bootScript)).toBeLessThanOrEqual(4864);
});

it('inline scripts need no other file and end no script element', () => {
  for (const script of [headScript, bootScript])
    expect(script).not.toMatch(/\bimport\s*[{"'*]|\brequire\(|<\/script|<!--/i);
});
