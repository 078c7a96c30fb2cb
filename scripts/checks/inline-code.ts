import type { HTMLElement } from 'node-html-parser';

import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import type { Page } from './support/built-site.ts';
import type { Check } from './support/check.ts';
import { placeOf, tagOf } from './support/locate.ts';

type Fault = { readonly at: HTMLElement; readonly message: string };

/** Nothing inline that the content security policy would drop, and structured data that parses. */
export const rule: Check = {
  name: 'inline-code',
  run: (site) => {
    const { scriptHashes, styleHashes } = site.policy;
    return site.pages.flatMap((page) => {
      const faults = [
        ...attributeFaults(page),
        ...unhashed(page, 'script', scriptHashes),
        ...unhashed(page, 'style', styleHashes),
        ...structuredDataFaults(page),
      ];
      return faults.map(({ at, message }) => ({
        ...placeOf(site, page, { at }),
        message: `${page.path} ${message}`,
      }));
    });
  },
};

function attributeFaults({ root }: Page): Fault[] {
  return root.querySelectorAll('*').flatMap((at) =>
    Object.keys(at.attributes).flatMap((name) => {
      if (name.toLowerCase() !== 'style' && !/^on[a-z]+$/i.test(name)) return [];
      const remedy = /^on/i.test(name)
        ? 'which the policy blocks: add the listener in script'
        : 'which the policy drops: use a class, or set it at run time';
      return [{ at, message: `${tagOf(at)} has ${name}=, ${remedy}` }];
    }),
  );
}

function unhashed({ root }: Page, tag: 'script' | 'style', hashes: readonly string[]): Fault[] {
  const inline = root
    .querySelectorAll(tag)
    .filter((element) => !element.hasAttribute('src') && !isData(element));
  return inline
    .filter((element) => !hashes.includes(cspHashOf(element.rawText)))
    .map((at) => ({
      at,
      message:
        `inline <${tag}> "${at.rawText.trim().slice(0, 60)}" is not among the hashes of the policy: ` +
        `move it to a file, or name it where scripts/build/renderer.ts gives the inline parts`,
    }));
}

function structuredDataFaults(page: Page): Fault[] {
  const blocks = page.root.querySelectorAll('script').filter(isData);
  const second = blocks[1];
  const faults = blocks.flatMap((at) => {
    const fault = structuredDataFault(at.rawText);
    return fault ? [{ at, message: `JSON-LD ${fault}: see src/head/json-ld.ts` }] : [];
  });
  return second
    ? [...faults, { at: second, message: 'has a second JSON-LD block: put all into one @graph' }]
    : faults;
}

function structuredDataFault(text: string): string | undefined {
  if (/[<\u2028\u2029]/.test(text)) return 'holds a raw "<" or a line separator that must be escaped';
  try {
    const data: unknown = JSON.parse(text);
    const isGraph =
      typeof data === 'object' && data !== null && '@graph' in data && Array.isArray(data['@graph']);
    return isGraph ? undefined : 'is not one @graph';
  } catch (error) {
    return `does not parse (${String(error)})`;
  }
}

const isData = (element: HTMLElement) => element.getAttribute('type') === 'application/ld+json';
