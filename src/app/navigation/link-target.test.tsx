import { describe, expect, it } from 'vitest';

import { render } from '#tests/support/render.tsx';
import { setAddress } from '#tests/support/set-address.ts';
import { type PageLink, pageLinkOf } from './link-target.ts';

const { origin } = location;

/** The page that a click asks for, as a listener further up finds it. */
async function linkOf(markup: string): Promise<PageLink | undefined> {
  const host = await render(<div dangerouslySetInnerHTML={{ __html: markup }} />);
  let found: PageLink | undefined;
  host.addEventListener('click', (event) => {
    found = pageLinkOf(event, location);
    event.preventDefault();
  });
  const target = host.querySelector('path') ?? host.querySelector('a, button, p') ?? host;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return found;
}

describe('pageLinkOf', () => {
  it.each([
    ['to a page', '<a href="/about">Go</a>', '/about'],
    ['with a query', '<a href="/contact?subject=Demo">Go</a>', '/contact?subject=Demo'],
    ['to a place on another page', '<a href="/about#team">Go</a>', '/about#team'],
    ['with a slash at the end', '<a href="/about/">Go</a>', '/about/'],
    ['with its origin', `<a href="${origin}/about">Go</a>`, '/about'],
    ['around a picture', '<a href="/about"><svg><path d="M0 0"/></svg></a>', '/about'],
  ])('knows a link %s', async (_what, markup, address) => {
    expect((await linkOf(markup))?.url.href).toBe(origin + address);
  });

  it.each([
    ['a link to another site', '<a href="https://example.com/about">Go</a>'],
    ['a link to another port of this host', '<a href="http://localhost:1/about">Go</a>'],
    ['a link to a new tab', '<a href="/about" target="_blank">Go</a>'],
    ['a download', '<a href="/about" download>Go</a>'],
    ['a file', '<a href="/films/explainer.en.vtt">Go</a>'],
    ['an unknown page', '<a href="/nowhere">Go</a>'],
    ['a page of the platform', '<a href="/login">Go</a>'],
    ['a mail address', '<a href="mailto:hello@brand.example">Go</a>'],
    ['a phone', '<a href="tel:+97140000000">Go</a>'],
    ['a link that runs code', '<a href="javascript:void 0">Go</a>'],
    ['a link without an address', '<a>Go</a>'],
    ['a button', '<button>Go</button>'],
    ['words', '<p>Go</p>'],
  ])('leaves %s to the browser', async (_what, markup) => {
    expect(await linkOf(markup)).toBeUndefined();
  });

  it('leaves a click to the listener that has answered it already', async () => {
    const host = await render(<a href="/about">Go</a>);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    host.addEventListener('click', (click) => click.preventDefault());
    host.querySelector('a')?.dispatchEvent(event);
    expect(pageLinkOf(event, location)).toBeUndefined();
  });

  it.each(['#team', '/about?a=1#team'])(
    'leaves the jump to %s on the same page to the browser',
    async (href) => {
      setAddress('/about?a=1');
      expect(await linkOf(`<a href="${href}">Go</a>`)).toBeUndefined();
    },
  );

  it.each(['/about?a=1', '/about#team', '/about?a=2#team', '?a=2'])(
    'knows %s for more than a jump on the page with another query',
    async (href) => {
      setAddress('/about?a=1');
      expect((await linkOf(`<a href="${href}">Go</a>`))?.id).toBe('about');
    },
  );
});
