import type { HTMLElement } from 'node-html-parser';

import { assetOrigin } from '#scripts/support/asset-origin.ts';
import type { BuiltSite, Page } from './support/built-site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import type { Check } from './support/check.ts';
import { placeOf, tagOf } from './support/locate.ts';
import { writtenText } from './support/text-of.ts';

/** Traces of work left undone, and what to do about each. */
const TRACES: readonly (readonly [RegExp, string])[] = [
  [/http:\/\/[^\s"'<>]*/i, 'links without encryption: write https://'],
  [/\{[a-z][\w.]*\}/i, 'is a placeholder: write the real text'],
  [/\bundefined\b/, 'is a value that was not there: find the missing field'],
  [/\[object \w+\]/, 'is an object written as text: name one of its fields'],
  [/\bNaN\b/, 'is a number that could not be worked out'],
  [/lorem ipsum/i, 'is filler: write the real text'],
];

/** Attributes that are read, followed or looked up. Names such as `xmlns` are no links. */
const ATTRIBUTES =
  /^(?:href|src|srcset|poster|action|content|alt|title|placeholder|value|label|class|id|aria-.+)$/i;

/** No page shows, links or names anything that was left unfinished. */
export const rule: Check = {
  name: 'plain-text',
  run: (site) =>
    site.pages.flatMap((page) => [
      ...tracesIn(writtenText(page.root), site, page, 0, 'the text'),
      ...page.root.querySelectorAll('*').flatMap((element) => attributeTraces(element, site, page)),
    ]),
};

function attributeTraces(element: HTMLElement, site: BuiltSite, page: Page): Finding[] {
  return Object.entries(element.attributes)
    .filter(([name]) => ATTRIBUTES.test(name))
    .flatMap(([name, value]) =>
      tracesIn(value.replaceAll(`${assetOrigin}/`, '/'), site, page, element, `${name} of ${tagOf(element)}`),
    );
}

function tracesIn(
  text: string,
  site: BuiltSite,
  page: Page,
  at: HTMLElement | number,
  where: string,
): Finding[] {
  return TRACES.flatMap(([pattern, advice]) => {
    const [trace] = pattern.exec(text) ?? [];
    if (!trace) return [];
    const offset = typeof at === 'number' ? Math.max(0, page.html.indexOf(trace)) : at;
    return [
      {
        ...placeOf(site, page, { needles: isCode(trace) ? [] : [trace], at: offset }),
        message: `${page.path} "${trace}" in ${where} ${advice}`,
      },
    ];
  });
}

/** Words that every program has in it: their first place in the sources says nothing. */
const isCode = (trace: string) => ['undefined', 'NaN'].includes(trace) || trace.startsWith('[object');
