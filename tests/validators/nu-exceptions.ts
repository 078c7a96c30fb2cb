/** A remark of the Nu validator that asks for nothing here, and why. */
type Exception = { readonly message: RegExp; readonly because: string };

/** Kept as short as can be: each is a standard that the validator does not know, or advice against a need. */
export const nuExceptions: readonly Exception[] = [
  {
    message: /^CSS: “position-(?:area|try-fallbacks)”: Property “position-[a-z-]+” doesn't exist\.$/,
    because: 'CSS Anchor Positioning 1, which the page asks for with @supports',
  },
  {
    message:
      /^CSS: (?:Unrecognized at-rule “@(?:starting-style|container)”|“container-type”: .* doesn't exist\.)$/,
    because: 'CSS Transitions 2 and CSS Conditional 5; its CSS validator is of CSS 3',
  },
  {
    message: /^CSS: “(?:max-)?(?:inline|block)-size”: The types are incompatible\.$/,
    because: 'it rejects min() with lengths and percentages in logical sizes, which CSS Values 4 allows',
  },
  {
    message: /^CSS: “(?:vector-effect”: Property .* doesn't exist|mask”: .* is not a “mask” value)\.$/,
    because: 'SVG 2 and CSS Masking 1, which has gradients in masks',
  },
  {
    message: /^Attribute “disablepictureinpicture” not allowed on element “video” at this point\.$/,
    because: 'Picture-in-Picture, which it does not know: the film behind the headline is decoration',
  },
  {
    message: /^Trailing slash on void elements has no effect/,
    because: 'React writes it; it only matters behind an unquoted value, and html-validate asks for quotes',
  },
  {
    message: /^The “list” role is unnecessary for element “[uo]l”\.$/,
    because: 'Safari takes the role from a list without bullets unless it is written',
  },
];
