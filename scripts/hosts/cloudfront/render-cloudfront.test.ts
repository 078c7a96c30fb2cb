import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { renderCloudFront } from './render-cloudfront.ts';

const context = {
  scriptHashes: [`sha256-${'a'.repeat(43)}=`],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/former360', to: '/product#top' }],
};
const listed = await renderCloudFront({ context, pages: ['/', '/about', '/product'] });
const many = Array.from({ length: 1000 }, (_, index) => `/page-${index}`);
const unlisted = await renderCloudFront({ context, pages: many });

/** Runs the function as CloudFront does, without anything of Node. */
function request(files: Readonly<Record<string, string>>, uri: string, querystring = {}): unknown {
  const event = { request: { uri, querystring } };
  return runInNewContext(`${files['viewer-request.js'] ?? ''}; handler(event)`, { event });
}

const redirect = (value: string) => ({ statusCode: 308, headers: { location: { value } } });

describe('the viewer request function', () => {
  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/assets/entry-A1b2.js', '/assets/entry-A1b2.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/nothing', '/nothing'],
    ['/.git/config', '/no-such-file'],
    ['/_headers', '/no-such-file'],
    ['/404.html', '/no-such-file'],
    ['/about.html.br', '/no-such-file'],
    ['/constructor', '/constructor'],
  ])('maps %s to the file %s', (path, file) => {
    expect(request(listed, path)).toMatchObject({ uri: file });
  });

  it.each([
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/About', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/Former360/', '/product#top'],
  ])('redirects %s to %s', (path, to) => {
    expect(request(listed, path)).toEqual(redirect(to));
  });

  it('keeps the query, before the hash', () => {
    const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } };
    expect(request(listed, '/about/', query)).toEqual(redirect('/about?a=1&a=2&b'));
    expect(request(listed, '/former360', query)).toEqual(redirect('/product?a=1&a=2&b#top'));
  });

  it.each([
    ['/page-7', { uri: '/page-7.html' }],
    ['/', { uri: '/index.html' }],
    ['/robots.txt', { uri: '/robots.txt' }],
    ['/Page-7/', redirect('/page-7')],
    ['/former360', redirect('/product#top')],
    ['/404.html', { uri: '/no-such-file' }],
    ['/.git/config', { uri: '/no-such-file' }],
  ])('maps %s by its form when there are too many pages to list', (uri, answer) => {
    expect(request(unlisted, uri)).toMatchObject(answer);
  });
});
