import { expect } from '@playwright/test';

import { planComparison } from '#words/pricing-plans.ts';
import { consentCopy } from '#words/consent.ts';
import { filmWords } from '#words/film-words.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { labels } from '#words/labels.ts';
import { navigation } from '#words/navigation.ts';
import { home } from '#words/pages/home.ts';
import { partnerCopy } from '#words/partner.ts';
import { routes } from '#src/routes.ts';
import { newAddress, receivedFrom } from '#tests/support/browser/contact-form.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { menuLabel } from '#tests/support/browser/visit.ts';
import { open, until, untilScripted, type Visitor } from './visitor.ts';

type Journey = { readonly title: string; readonly take: (visitor: Visitor) => Promise<void> };

/** The main journeys of visitors in Firefox and WebKit. In Chromium each has tests of its own in `e2e/`. */
export const journeys: readonly Journey[] = [
  {
    title: 'the menus are walked through and closed by keyboard (F-E14)',
    async take(visitor) {
      const { key, see, read } = visitor;
      await open(visitor, routes.home);
      await read(`document.querySelector('header nav summary').focus()`);
      await key('ArrowDown');
      await see('header a:focus', menuLabel('product'));
      await key('ArrowDown');
      await see('header a:focus', menuLabel('marketplace'));
      await key('ArrowUp');
      await see('header a:focus', menuLabel('product'));
      await key('Escape');
      await see('header summary:focus', navigation.groups.platform);
      await until(read, `document.querySelector('header nav details[open]') === null`);
    },
  },
  {
    title: 'a link changes the page, questions are searched, and back leads to the place left',
    async take(visitor) {
      const { press, see, read, type, back } = visitor;
      // No part of it is on its way while the page is left.
      await open(visitor, routes.pricing);
      await read(
        `addEventListener('click', () => { sessionStorage.leftAt = scrollY }, { capture: true, once: true })`,
      );
      // Not at the foot, which is lower while consent is asked for.
      await press('main a', planComparison.faq);
      await untilScripted(visitor, 'main input[type=search]');
      expect(await read('location.pathname')).toBe(routes.faq);
      await type('main input[type=search]', 'success FEE');
      await see('main [role=status]', 'match');
      await until(
        read,
        `(() => {
          const found = [...document.querySelectorAll('main details:not([hidden])')];
          return found.length > 0 && found.every(({ textContent }) => /success fee/i.test(textContent));
        })()`,
      );
      await back();
      await until(
        read,
        `location.pathname === '${routes.pricing}' && Math.abs(scrollY - sessionStorage.leftAt) < 2`,
      );
    },
  },
  {
    title: 'a film opens in a dialog, plays on request and stops on Escape (F-T9)',
    async take(visitor) {
      const { press, see, read, key } = visitor;
      await open(visitor, routes.home);
      await press('main button', home.hero.watchVideo);
      await see('dialog[open] h2', filmWords.explainer.title);
      const film = `[...document.querySelectorAll('dialog video')][0]`;
      expect(await read(`${film}.controls && ${film}.paused && !${film}.currentSrc.startsWith('data')`)).toBe(
        true,
      );
      await read(`${film}.play().then(() => true)`);
      await until(read, `${film}.currentTime > 0`);
      await key('Escape');
      await see('main button:focus', home.hero.watchVideo);
      await until(read, `${film}.paused && document.querySelector('dialog[open]') === null`);
    },
  },
  {
    title: 'a process is stepped through, from a press before any script has come (F-E22)',
    async take({ url, load, hold, press, see, read }) {
      const release = await hold(/\.js$/);
      await load(new URL(routes.founders, url).href);
      await press('main button', labels.workflow.next);
      await see('main', 'Step 1 of');
      release();
      await see('main', 'Step 2 of');
      const { next, previous } = labels.workflow;
      const isLast = `[...document.querySelectorAll('main button')]
        .find(({ textContent }) => textContent.includes('${next}')).disabled`;
      let step = 2;
      for (; !(await read(isLast)); step += 1) {
        await press('main button', next);
        await see('main', `Step ${step + 1} of`);
      }
      await see('main', `Step ${step} of ${step}`);
      await press('main button', previous);
      await see('main', `Step ${step - 1} of ${step}`);
    },
  },
  {
    title: 'the message dialog arrives field by field',
    async take(visitor) {
      const { press, see, type, choose, request } = visitor;
      const email = newAddress('layla');
      await open(visitor, routes.about);
      await press('footer button', labels.sendMessage);
      const texts = {
        firstName: 'Layla',
        lastName: 'Haddad',
        position: 'Principal',
        company: 'Sidra Partners',
        email,
        phone: '050 123 4567',
        message: 'We are <b>raising</b>.',
      };
      for (const [name, text] of Object.entries(texts)) await type(`dialog [name=${name}]`, text);
      await choose('dialog [name=contactRole]', 'Family office');
      await press('dialog [type=submit]');
      await see('dialog[open]', formWords.sent.title);
      expect(await receivedFrom(request, email)).toEqual([
        {
          name: 'Layla Haddad',
          email,
          message: 'We are <b>raising</b>.',
          userCompany: 'Sidra Partners',
          userPosition: 'Principal',
          phoneDto: { number: '+971501234567', countryCode: 'AE' },
          type: 'contact',
          role: 'visitor',
          userContactRole: 'role-family-office',
        },
      ]);
    },
  },
  {
    title:
      'a press on Send before the form’s code has loaded sends it with its captcha and confirms it (F-E22)',
    async take(visitor) {
      const { url, load, hold, press, see, type, request } = visitor;
      const email = newAddress();
      const release = await hold(/\/contact-section\.island-[^/]*\.js$/);
      await load(new URL(`${routes.contact}?subject=Demo%20Request`, url).href);
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
    },
  },
  {
    title: 'a partner’s page is its own, with its projects, which are narrowed, and its dialog',
    async take({ url, load, see, press, read }) {
      const { projects, contactUs } = partnerCopy;
      const shown = `document.querySelectorAll('article').length`;
      await load(atPartner(url, 'acme'));
      await see('h1', 'Private capital for companies that build and carry');
      await see('article', 'Cold-chain');
      await until(read, `${shown} === 15`);
      const filter = `[role=group][aria-label="${projects.filter}"] button`;
      await press(filter, 'Private Credit');
      await until(read, `${shown} === 3`);
      await press(filter, projects.all);
      await until(read, `${shown} === 15`);
      await press('button', contactUs);
      await see('dialog[open] form');
    },
  },
  {
    title: 'who refuses is not measured and not asked again, and who changes their mind is',
    async take(visitor) {
      const { see, press, read } = visitor;
      const { banner, settings, levels, link } = consentCopy;
      const asked = `document.querySelector('[aria-label="${banner.label}"]')?.checkVisibility() === true`;
      const tags = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/gtag/js'))`;
      await visitor.load(new URL('/robots.txt', visitor.url).href);
      await read('localStorage.clear()');
      await open(visitor, routes.about);
      await see(`[aria-label="${banner.label}"]`, banner.text);
      await press(`[aria-label="${banner.label}"] button`, banner.refuse);
      await until(read, `!(${asked})`);
      await open(visitor, routes.faq);
      await press('footer a', link);
      await see('dialog[open]', settings.title);
      expect(await read(`${asked} || ${tags}`)).toBe(false);
      await press('dialog[open] label', levels.tracking.title);
      await press('dialog[open] button', settings.save);
      await until(read, tags);
    },
  },
  {
    title: 'a legal text is read by its contents, and its terms are explained where they stand',
    async take(visitor) {
      const { press, see, read, key } = visitor;
      await open(visitor, routes.terms);
      await press('nav a', 'Confidentiality and contact');
      await until(
        read,
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
      await until(
        read,
        `!${cards}.some(({ textContent }) => textContent.includes('${labels.reading.toDefinition}'))`,
      );
      await see('main a:focus', 'Financial Regulator');
    },
  },
];
