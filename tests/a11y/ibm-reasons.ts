type Reason = { readonly rule: string; readonly on: RegExp; readonly why: string };

/** Findings of IBM's checker that stay: the rule, the HTML that it is about, and why it is right as it is. */
export const reasonsToPass: readonly Reason[] = [
  {
    rule: 'aria_content_in_landmark',
    on: /href="#content"/,
    why: 'A skip link comes before every landmark, so that it is reached first.',
  },
  {
    rule: 'element_tabbable_role_valid',
    on: /tabindex="0"[^>]*(?:role="region"|class="stage_)/,
    why: 'What scrolls must be reached by keyboard (WCAG 2.1.1); a role of a control would promise more.',
  },
  {
    rule: 'aria_complementary_label_visible',
    on: /^<aside [^>]*aria-label=/,
    why: 'It has a name, which WCAG asks for; that the name is seen is advice.',
  },
  {
    rule: 'aria_child_tabbable',
    on: /aria-label="Products" role="tablist"/,
    why: 'Behind an open panel or dialog the page is inert, its tabs too.',
  },
  {
    rule: 'aria_accessiblename_exists',
    on: /^<th scope="row">/,
    why: 'The name is there for readers alone, in a box of one pixel, which the checker takes for hidden.',
  },
  {
    rule: 'fieldset_legend_valid',
    on: /class="phone_/,
    why: 'The legend is there for readers alone, in a box of one pixel, which the checker takes for hidden.',
  },
  {
    rule: 'label_content_exists',
    on: /class="section__toggle-wrapper"/,
    why: 'The consent library names its switches in a text for readers alone.',
  },
  {
    rule: 'svg_graphics_labelled',
    on: /^<svg stroke-width="[\d.]+" viewBox="0 0 24 24">/,
    why: 'The consent library draws these icons in controls that have a name in words.',
  },
];
