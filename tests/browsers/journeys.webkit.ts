import { type APIRequestContext, expect, test as base } from '@playwright/test';

import { consentCopy } from '#words/consent.ts';
import { filmWords } from '#words/film-words.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { labels } from '#words/labels.ts';
import { home } from '#words/pages/home.ts';
import { routes } from '#src/routes.ts';
import { newAddress, receivedFrom } from '#tests/support/browser/contact-form.ts';
import { openSite, openWebkit, type Visitor, visitorOf, type Webkit } from './webkit.ts';

let webkit: Webkit;

// One browser for all journeys: it takes long to start.
base.beforeAll(async () => {
  webkit = await openWebkit();
});

base.afterAll(() => webkit.close());

const test = base.extend<{ visitor: Visitor & { readonly request: APIRequestContext } }>({
  // An origin for each, with nothing in the browser's cache.
  visitor: async ({ playwright }, give) => {
    const site = await openSite();
    const request = await playwright.request.newContext({ baseURL: site.url });
    await give({ ...visitorOf(webkit.browser, site), request });
    await request.dispose();
    await site.close();
  },
});

// Media, and a dialog that the boot script opens where the engine does not know `command`.
test('a film opens in a dialog, plays on request and stops on Escape (F-T9)', async ({ visitor }) => {
  const { open, press, see, read, until, key } = visitor;
  await open(routes.home);
  await press('main button', home.hero.watchVideo);
  await see('dialog[open] h2', filmWords.explainer.title);
  const film = `document.querySelector('dialog[open] video')`;
  expect(await read(`${film}.controls && ${film}.paused && !${film}.currentSrc.startsWith('data')`)).toBe(
    true,
  );
  await read(`(window.film = ${film}).play().then(() => true)`);
  await until('film.currentTime > 0');
  await key('Escape');
  await see('main button:focus', home.hero.watchVideo);
  await until(`film.paused && document.querySelector('dialog[open]') === null`);
});

// Controls that the engine may restore, and presses that it does not give the focus.
test('a press on Send before the form’s code has loaded sends it with its captcha and confirms it (F-E22)', async ({
  visitor,
}) => {
  const { load, hold, press, see, type, request } = visitor;
  const email = newAddress();
  const release = hold(/\/contact-section\.island-[^/]*\.js$/);
  await load(`${routes.contact}?subject=Demo%20Request`);
  const texts = { name: 'Noor Haddad', email, company: 'Sidra Partners', message: 'Could we see it?' };
  for (const [name, text] of Object.entries(texts)) await type(`form [name=${name}]`, text);
  await press('form [type=submit]');
  release();
  await see(`[aria-label="${labels.toast.region}"] li`, contactForm.sent);
  await see('main [role=group]', formWords.sent.text);
  expect(await receivedFrom(request, email)).toEqual([
    {
      name: 'Noor Haddad',
      email,
      userCompany: 'Sidra Partners',
      subject: 'Demo Request',
      message: 'Could we see it?',
      reCaptchaToken: expect.stringMatching(/^sample\.submit_form\./),
    },
  ]);
});

// Storage, and scripts of third parties.
test('who refuses is not measured and not asked again, and who changes their mind is', async ({
  visitor,
}) => {
  const { open, see, press, read, until } = visitor;
  const { banner, settings, levels, link } = consentCopy;
  const asked = `document.querySelector('[aria-label="${banner.label}"]')?.checkVisibility() === true`;
  const tags = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/gtag/js'))`;
  await open(routes.about);
  await see(`[aria-label="${banner.label}"]`, banner.text);
  await press(`[aria-label="${banner.label}"] button`, banner.refuse);
  await until(`!(${asked})`);
  await open(routes.faq);
  await press('footer a', link);
  await see('dialog[open]', settings.title);
  expect(await read(`${asked} || ${tags}`)).toBe(false);
  await press('dialog[open] label', levels.tracking.title);
  await press('dialog[open] button', settings.save);
  await until(tags);
});

// Places below the sticky header, and popovers.
test('a legal text is read by its contents, and its terms are explained where they stand', async ({
  visitor,
}) => {
  const { open, press, see, read, until, key } = visitor;
  await open(routes.terms);
  await press('nav a', 'Confidentiality and contact');
  await until(
    `(() => {
      const { top } = document.querySelector(location.hash || 'html').getBoundingClientRect();
      return location.hash !== '' && top >= document.querySelector('header').offsetHeight && top < innerHeight;
    })()`,
  );
  await read(`document.querySelector('main a[data-term="Financial Regulator"]').focus()`);
  await key('Enter');
  await see('[popover]', labels.reading.toDefinition);
  const meaning = await read(
    `document.querySelector('#term-financial-regulator dfn + div').textContent.trim()`,
  );
  await see('[popover]', String(meaning));
  await key('Escape');
  const cards = `[...document.querySelectorAll('[popover]:popover-open')]`;
  await until(`!${cards}.some(({ textContent }) => textContent.includes('${labels.reading.toDefinition}'))`);
  await see('main a:focus', 'Financial Regulator');
});
