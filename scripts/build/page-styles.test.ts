import { describe, expect, it } from 'vitest';

import { pageStyles, shareInlineStyles, type Sheet, splitByModule } from './page-styles.ts';

const sheet = (name: string, isBase = false): Sheet => ({
  path: `/assets/${name}.css`,
  text: `.${name}_a1b2c3{color:red}.${name}_other0{top:0}`,
  isBase,
});
const base = sheet('base', true);
const [hero, band, dialog, partner] = ['hero', 'band', 'dialog', 'partner'].map((name) => sheet(name));
const sheets = [base, hero, band, dialog, partner].filter((one) => one !== undefined);

const MARK = '<div id="later-style" hidden></div>';
const part = (name: string) => `<p class="plain ${name}_a1b2c3">text</p>`;
const namesOf = (some: readonly Sheet[]) => some.map(({ path }) => path.replaceAll(/.*\/|\.css/g, ''));
const stylesOf = (...html: string[]) => {
  const { inline, deferred } = pageStyles(sheets, html);
  return { inline: namesOf(inline), deferred: namesOf(deferred) };
};

describe('pageStyles', () => {
  it('gives a page the sheets of its classes, those above the mark inline', () => {
    expect(stylesOf(part('hero') + MARK + part('band'))).toEqual({
      inline: ['base', 'hero'],
      deferred: ['band'],
    });
  });

  it('styles a section that moves above the fold, and a dialog that moves to another page', () => {
    expect(stylesOf(part('hero') + part('band') + MARK)).toEqual({
      inline: ['base', 'hero', 'band'],
      deferred: [],
    });
    expect(stylesOf(part('hero') + MARK + part('dialog'))).toEqual({
      inline: ['base', 'hero'],
      deferred: ['dialog'],
    });
  });

  it('has a sheet of both parts once, and all style inline without a mark', () => {
    expect(stylesOf(part('band') + MARK + part('band'))).toEqual({ inline: ['base', 'band'], deferred: [] });
    expect(stylesOf(part('band') + part('dialog'))).toEqual({
      inline: ['base', 'band', 'dialog'],
      deferred: [],
    });
  });

  it('knows a class by its whole name, and only in the markup', () => {
    expect(stylesOf(`<p class="hero_a1b2c30">band_a1b2c3</p>`).inline).toEqual(['base']);
  });

  it('combines documents that share their assets', () => {
    expect(stylesOf(part('hero') + MARK, part('band') + MARK).inline).toEqual(['base', 'hero', 'band']);
  });
});

it('defers the rest of a built sheet, which counts as loaded', () => {
  const rest = { path: '/assets/hero.css', text: '.rest_a1b2c3{top:0}', isBase: false };
  expect(
    pageStyles(
      [base, hero, rest].filter((one) => one !== undefined),
      [part('hero') + MARK],
    ),
  ).toEqual({
    inline: [base, hero],
    deferred: [rest],
  });
});

describe('splitByModule', () => {
  it('gives the rules of each module in their order, inside the same at-rules', () => {
    const css =
      '@layer ui{.a_aaaaaa{top:0}.b_bbbbbb{top:1px}.a_aaaaaa:hover{top:2px}@media print{.a_aaaaaa,.c_aaaaaa{top:3px}}}' +
      '@keyframes turn_bbbbbb{to{rotate:1turn}}@page x{size:A4}';
    expect(splitByModule(css)).toEqual([
      '@layer ui{.a_aaaaaa{top:0}.a_aaaaaa:hover{top:2px}@media print{.a_aaaaaa,.c_aaaaaa{top:3px}}}',
      '@layer ui{.b_bbbbbb{top:1px}}@keyframes turn_bbbbbb{to{rotate:1turn}}',
      '@page x{size:A4}',
    ]);
  });
});

describe('shareInlineStyles', () => {
  const share = (...pages: string[]) =>
    [...shareInlineStyles(new Map(pages.map((html, id) => [id, pageStyles(sheets, [html])]))).values()].map(
      ({ inline, deferred }) => ({ inline: namesOf(inline), deferred: namesOf(deferred) }),
    );

  it('gives a page the inline style of another that includes its own', () => {
    const [small, large] = share(
      part('hero') + MARK + part('dialog') + part('band'),
      part('hero') + part('band') + MARK + part('dialog'),
    );
    expect(small).toEqual({ inline: ['base', 'hero', 'band'], deferred: ['dialog'] });
    expect(large).toEqual(small);
  });

  it('leaves alone a page that has all its style inline', () => {
    const [alone, other] = share(
      part('hero') + part('band') + part('partner'),
      part('hero') + MARK + part('dialog'),
    );
    expect(alone?.inline).toEqual(['base', 'hero', 'band', 'partner']);
    expect(other?.inline).toEqual(['base', 'hero']);
  });
});
