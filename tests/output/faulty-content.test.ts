import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { familyOffice } from '#words/pages/family-office.ts';
import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { launchSettings } from '#scripts/launch/find-settings.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

/** Mistakes of writers, by the step of the build that finds them, with its message. */
const mistakes = {
  'Validate the content': [
    {
      name: 'a missing metadata row (F-B7)',
      file: 'content/en/page-metadata.ts',
      from: '  pricing: {',
      to: '  pricingOld: {',
      says: [/content\/en\/page-metadata\.ts:\d+ pageMetadata\.pricing /],
    },
    {
      name: 'an unknown route id in a link (F-B3)',
      file: 'content/en/pages/family-office.ts',
      from: "{ route: 'contact', subject: 'demo-request' }",
      to: "{ route: 'contakt' }",
      says: [
        /content\/en\/pages\/family-office\.ts:\d+ familyOffice\.hero\.actions\.0\.to does not name a known route/,
      ],
    },
    {
      name: 'an unknown picture',
      file: 'content/en/pages/home.ts',
      from: "picture: 'segment-family-office'",
      to: "picture: 'segment-famly'",
      says: [
        /content\/en\/pages\/home\.ts:\d+ home\.segments\.items\.0\.picture is not a picture: .*; did you mean segment-family-office\?/,
      ],
    },
    {
      name: 'a picture that does not exist, in a screen',
      file: 'content/en/pages/product.ts',
      from: "picture: 'product-kyc'",
      to: "picture: 'product-kycs'",
      says: [
        /content\/en\/pages\/product\.ts:\d+ product\.sections\.capabilities\.items\.5\.screen\.picture is not a picture: .*; did you mean product-kyc\?/,
      ],
    },
    {
      name: 'a placeholder that was left (F-B5)',
      file: 'content/en/company.ts',
      from: "tagline: 'Bridging Capital and Global Opportunities'",
      to: "tagline: 'Write to {email}'",
      says: [/content\/en\/company\.ts:\d+ company\.tagline holds a placeholder in braces/],
    },
    {
      name: 'a film that is missing (F-P2)',
      file: 'content/films.ts',
      from: '/films/tour-1280.webm',
      to: '/films/tour.webm',
      says: [/content\/films\.ts:\d+ films\.tour\.webm tour\.webm is in no folder of content\/films/],
    },
  ],
  'Check the legal documents': [
    {
      name: 'a link in a legal document that leads nowhere (F-B3)',
      file: 'content/legal/terms.mdx',
      from: '[Privacy Policy](/privacy)',
      to: '[Privacy Policy](/privacy-policy)',
      says: [/content\/legal\/terms\.mdx:\d+/, /privacy-policy/],
    },
    {
      name: 'a figure that contradicts a fact in a legal document (F-B6)',
      file: 'content/legal/terms.mdx',
      from: '<Fact id="countries" /> countries',
      to: '160+ countries',
      says: [
        /content\/legal\/terms\.mdx:\d+ "160\+" contradicts countries in line \d+ of the site’s list of facts/,
      ],
    },
    {
      name: 'a component that does not exist in a legal document (F-B1)',
      file: 'content/legal/cookies.mdx',
      from: '<Address />',
      to: '<Adress />',
      says: [/Adress/, /cookies\.mdx/],
    },
  ],
  'Compare figures with facts': [
    {
      name: 'a figure that contradicts a fact in a page (F-B6)',
      file: 'content/en/pages/investors.ts',
      from: '`You can consider tickets of ${facts.minimumTicket.text} or more.',
      // The fact stays, so that only this check finds a fault.
      to: '`You can consider tickets of US$50,000, not ${facts.minimumTicket.text}, or more.',
      says: [
        /content\/en\/pages\/investors\.ts:\d+ "US\$50,000" contradicts minimumTicket of content\/facts\.ts:\d+/,
      ],
    },
    {
      name: 'a figure that is typed where its fact was (F-B6)',
      file: 'content/en/pages/family-office.ts',
      from: '`Review opportunities from ${facts.countries.text} countries',
      to: '`Review opportunities from 200+ countries',
      says: [/content\/en\/pages\/family-office\.ts:\d+ "200\+" contradicts countries/],
    },
  ],
};

let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite();
});

afterAll(() => copy.remove());

describe.each(Object.entries(mistakes))('“%s” stops with place and remedy, at', (step, made) => {
  let outcome: Awaited<ReturnType<SiteCopy['build']>>;

  beforeAll(async () => {
    for (const { file, from, to } of made) await copy.edit(file, from, to);
    outcome = await copy.build();
    for (const { file, from, to } of made) await copy.edit(file, to, from);
  });

  it.each(made)('$name, among others', ({ says }) => {
    expect(outcome.exitCode).toBe(1);
    // The reason for the stop, without warnings.
    const reason = outcome.output.split(`✗ ${step}\n`)[1] ?? '';
    for (const words of says) expect(reason).toMatch(words);
    // A mistake in English is not reported of its translations.
    expect(reason).not.toContain('content/ar/');
  });
});

it('shows a changed line of the content on its page, only warns of a claim to be reviewed and of a logo with typed text, and does without settings (F-B14)', async () => {
  await copy.edit('content/facts.ts', "reviewBy: '2027-05-31'", "reviewBy: '2025-05-31'");
  await copy.edit('content/en/pages/family-office.ts', familyOffice.hero.title, 'A changed title');
  await copy.edit('content/logos/tessaril.svg', '</svg>', '<text>Tessaril</text></svg>');
  const { exitCode, output } = await copy.runUnset('build');
  expect(output).toMatch(/content\/logos\/tessaril\.svg:\d+ has a <text>.*: convert text to outlines/);
  expect(output).toMatch(/content\/facts\.ts:\d+ countries "150\+" was to be reviewed by 2025-05-31/);
  expect(exitCode).toBe(0);
  const html = await readFile(join(copy.folder, 'dist/family-office.html'), 'utf8');
  expect(html).toContain('A changed title');

  // A production build without any variables.
  const policy = await readPolicyContext(join(copy.folder, 'deploy', POLICY_FILE));
  expect(policy.apiOrigin).toBe('');
  // By which the texts of Google's tags become code.
  expect(policy.trustPolicies).not.toContain('goog#html');
  const launch = await copy.runUnset('launch-check');
  expect(launch.exitCode).toBe(1);
  for (const { name } of launchSettings) expect(launch.output).toContain(`${name} is not set`);
});
