import { describe, expect, it } from 'vitest';

import { pageStyles, shareFirstStyles, type Sheet, splitByModule } from './page-styles.ts';

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
  const { first, later } = pageStyles(sheets, html);
  return { first: namesOf(first), later: namesOf(later) };
};

describe('pageStyles', () => {
  it('gives a page the sheets of its classes, those above the mark first', () => {
    expect(stylesOf(part('hero') + MARK + part('band'))).toEqual({
      first: ['base', 'hero'],
      later: ['band'],
    });
  });

  it('styles a section that moves into the first view, and a dialog that moves to another page', () => {
    expect(stylesOf(part('hero') + part('band') + MARK)).toEqual({
      first: ['base', 'hero', 'band'],
      later: [],
    });
    expect(stylesOf(part('hero') + MARK + part('dialog'))).toEqual({
      first: ['base', 'hero'],
      later: ['dialog'],
    });
  });

  it('has a sheet of both parts once, and all style first without a mark', () => {
    expect(stylesOf(part('band') + MARK + part('band'))).toEqual({ first: ['base', 'band'], later: [] });
    expect(stylesOf(part('band') + part('dialog'))).toEqual({ first: ['base', 'band', 'dialog'], later: [] });
  });

  it('knows a class by its whole name, and only in the markup', () => {
    expect(stylesOf(`<p class="hero_a1b2c30">band_a1b2c3</p>`).first).toEqual(['base']);
  });

  it('combines documents that share their assets', () => {
    expect(stylesOf(part('hero') + MARK, part('band') + MARK).first).toEqual(['base', 'hero', 'band']);
  });
});

it('keeps the rest of a built sheet, whose path counts as loaded, for later', () => {
  const rest = { path: '/assets/hero.css', text: '.rest_a1b2c3{top:0}', isBase: false };
  expect(
    pageStyles(
      [base, hero, rest].filter((one) => one !== undefined),
      [part('hero') + MARK],
    ),
  ).toEqual({
    first: [base, hero],
    later: [rest],
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

describe('shareFirstStyles', () => {
  const share = (...pages: string[]) =>
    [...shareFirstStyles(new Map(pages.map((html, id) => [id, pageStyles(sheets, [html])]))).values()].map(
      ({ first, later }) => ({ first: namesOf(first), later: namesOf(later) }),
    );

  it('gives a page the first style of another that includes its own', () => {
    const [small, large] = share(
      part('hero') + MARK + part('dialog') + part('band'),
      part('hero') + part('band') + MARK + part('dialog'),
    );
    expect(small).toEqual({ first: ['base', 'hero', 'band'], later: ['dialog'] });
    expect(large).toEqual(small);
  });

  it('leaves alone a page that has all its style first', () => {
    const [alone, other] = share(
      part('hero') + part('band') + part('partner'),
      part('hero') + MARK + part('dialog'),
    );
    expect(alone?.first).toEqual(['base', 'hero', 'band', 'partner']);
    expect(other?.first).toEqual(['base', 'hero']);
  });
});
