import { neutralIcon } from '#content/neutral-icon.ts';
import { site } from '#content/site.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import { accentTokens } from '#src/lib/colour/accent.ts';
import { readHexColour } from '#src/lib/colour/colour.ts';
import { lettersOf } from '#src/lib/text/other-letters.ts';
import { type Fillings, fillSlots } from '#src/ui/template/fill-template.ts';
import type { BrandSlot } from './brand-slots.ts';
import { clampTagline, MIDDLING_TAGLINE, SHORT_TAGLINE, tagLines } from '#src/lib/text/tagline.ts';

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties);

/** The slots of the page as they were built. */
const builtSlots = new WeakMap<Element, Element>();

/** Undoes what the last brand changed. Elements with slots inside stay: one of those may have the focus. */
function restoreSlots(): void {
  for (const slot of document.querySelectorAll('[data-fill]')) {
    const built = builtSlots.get(slot);
    if (!built) {
      builtSlots.set(slot, document.importNode(slot, true));
      continue;
    }
    for (const name of slot.getAttributeNames()) if (!built.hasAttribute(name)) slot.removeAttribute(name);
    for (const { name, value } of built.attributes) slot.setAttribute(name, value);
    if (!slot.querySelector('[data-fill]'))
      slot.replaceChildren(...document.importNode(built, true).childNodes);
  }
}

/** The light theme, with the partner's accent if it has one. */
function setTheme(accentColor: string | undefined): void {
  const { style } = document.documentElement;
  style.setProperty('color-scheme', 'light only');
  for (const name of [...style]) if (name.startsWith('--color-')) style.removeProperty(name);
  const accent = readHexColour(accentColor ?? '');
  if (!accent) return;
  for (const [name, value] of Object.entries(accentTokens(accent))) style.setProperty(name, value);
}

/**
 * In a box of fixed size, so that nothing moves when it loads; its legal name if it has none or it fails (F-A11). The
 * tab has it as its icon once it has loaded: a broken one would leave the tab without an icon.
 */
function showLogo(slot: HTMLElement, { logo, legalName }: PartnerConfig): void {
  const icon = document.querySelector('link[rel=icon]');
  icon?.setAttribute('href', neutralIcon);
  if (legalName) slot.replaceChildren(make('bdi', { textContent: legalName, translate: false }));
  if (!logo) return;
  const name = [...slot.childNodes];
  // An `img` runs no script of an SVG.
  const picture = make('img', { alt: legalName ?? site.name });
  // By the picture: its slot may have another brand by then.
  picture.addEventListener('error', () => picture.replaceWith(...name));
  picture.addEventListener('load', () => picture.isConnected && icon?.setAttribute('href', logo));
  picture.src = logo;
  slot.replaceChildren(picture);
}

function showPicture(slot: HTMLElement, source: string): void {
  const picture = make('img', { alt: '', fetchPriority: 'high' });
  picture.addEventListener('error', () => picture.remove());
  picture.src = source;
  slot.append(picture);
}

const lengthOf = ({ length }: string) =>
  length <= SHORT_TAGLINE ? 'short' : length <= MIDDLING_TAGLINE ? 'middling' : 'long';

/** On two lines. */
function showTagline(slot: HTMLElement, title: string): void {
  slot.dataset['length'] = lengthOf(title);
  const [first, second] = slot.children;
  const [line = '', rest = ''] = tagLines(title);
  if (first) first.textContent = line;
  // With the space between them: as a text of its own, it would count as moved.
  if (second) second.textContent = rest && ` ${rest}`;
}

/** In the footer the platform's own document stands in for a missing one; the header has the partner's alone. */
function showDocument(slot: HTMLElement, link: string | undefined): void {
  if (link) Object.assign(slot, { href: link, target: '_blank', rel: 'noopener', hidden: false });
  // "opens in a new tab", for screen readers.
  for (const note of slot.querySelectorAll<HTMLElement>('[hidden]')) note.hidden = !link;
}

/** A field that is missing leaves its slot as it is built. The name stands above the tagline, or in its place. */
function fillingsOf(brand: PartnerConfig): Fillings<BrandSlot> {
  const { tagline, legalName, backgroundPicture, termsOfService, privacyPolicy } = brand;
  const title = tagline ? clampTagline(tagline) : legalName;
  return {
    logo: (slot) => showLogo(slot, brand),
    picture: (slot) => backgroundPicture && showPicture(slot, backgroundPicture),
    eyebrow: (slot) => {
      slot.hidden = !tagline || !legalName;
      slot.replaceChildren(make('bdi', { textContent: legalName ?? '', translate: false }));
    },
    title: (slot) => title && showTagline(slot, title),
    lead: (slot) => (slot.hidden = Boolean(title)),
    owner: (slot) => legalName && (slot.textContent = legalName),
    documents: (slot) => (slot.hidden = !termsOfService && !privacyPolicy),
    termsOfService: (slot) => showDocument(slot, termsOfService),
    privacyPolicy: (slot) => showDocument(slot, privacyPolicy),
  };
}

/** Fills every slot of the page with the brand, in place of a brand that was shown before. */
export function showBrand(brand: PartnerConfig): void {
  restoreSlots();
  setTheme(brand.accentColor);
  const letters = lettersOf(`${brand.tagline} ${brand.legalName}`);
  if (letters) document.documentElement.dataset['letters'] = letters;
  else delete document.documentElement.dataset['letters'];
  fillSlots(document, fillingsOf(brand));
  showTitle(brand);
}

/** The tab of the landing page: the partner's name, else what its hero says, with the name of the platform. */
export function showTitle({ legalName }: Partial<PartnerConfig>): void {
  const hero = document.querySelector('[data-fill=title]');
  if (hero) document.title = legalName ?? `${hero.textContent.trim()} | ${site.name}`;
}
