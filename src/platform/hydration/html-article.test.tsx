import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { hydrate, serverMarkup } from '#tests/support/hydrate.tsx';
import { render } from '#tests/support/render.tsx';
import { htmlArticle } from './html-article.tsx';

const Text = () => (
  <>
    <h1>Terms</h1>
    <p>Long text</p>
  </>
);

/** The site's answer to every request: the built page with this HTML. */
function answerWith(html: string) {
  const answer = vi.fn<typeof fetch>(
    async () => new Response(`<div id="root" data-page="terms">${html}</div>`),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

afterEach(() => void vi.unstubAllGlobals());

it('keeps the server nodes on first load without a request', async () => {
  const answer = answerWith('');
  const OnServer = htmlArticle('article', async () => Text);
  const InBrowser = htmlArticle('article', undefined);
  const { host, recovered, keepsServerNodes } = await hydrate(
    await serverMarkup(<OnServer path="/terms" page="terms" />),
    <InBrowser path="/terms" page="terms" />,
  );
  expect(host.querySelector('.article')?.textContent).toBe('TermsLong text');
  expect(keepsServerNodes()).toBe(true);
  expect(recovered).toEqual([]);
  expect(answer).not.toHaveBeenCalled();
});

it('takes the text without its sheet from the built page after a client navigation', async () => {
  const OnServer = htmlArticle('article', async () => Text);
  const article = await serverMarkup(<OnServer path="/terms" page="terms" />);
  const built = article.replace('</h1>', '</h1><link rel="stylesheet" href="/assets/later.css">');
  const answer = answerWith(`<title>Terms</title><header>Menu</header>${built}`);
  const Article = htmlArticle('article', undefined);
  const host = await render(
    <Suspense>
      <Article path="/terms" page="terms" />
    </Suspense>,
  );
  await expect.poll(() => host.innerHTML).toBe(article);
  expect(answer).toHaveBeenCalledOnce();
});
