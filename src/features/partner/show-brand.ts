import { neutralIcon } from '#content/neutral-icon.ts';
import { site } from '#content/site.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import { accentTokens } from '#src/lib/colour/accent.ts';
import { readHexColour } from '#src/lib/colour/colour.ts';
import { lettersOf } from '#src/lib/text/other-letters.ts';
import { clampTagline, MIDDLING_TAGLINE, SHORT_TAGLINE, tagLines } from '#src/lib/text/tagline.ts';

/** A place of the built HTML that takes a part of the brand: `data-brand` names the part. */
type Slot =
  | 'logo'
  | 'picture'
  | 'eyebrow'
  | 'title'
  | 'lead'
  | 'owner'
  | 'documents'
  | 'termsOfService'
  | 'privacyPolicy';

const slots = (name: Slot) => document.querySelectorAll<HTMLElement>(`[data-brand="${name}"]`);

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties);

/** The slots of the page as they were built. */
const builtSlots = new WeakMap<Element, Element>();

/** Undoes what the last brand changed. Elements with slots inside stay: one of those may have the focus. */
function restoreSlots(): void {
  for (const slot of document.querySelectorAll('[data-brand]')) {
    const built = builtSlots.get(slot);
    if (!built) {
      builtSlots.set(slot, document.importNode(slot, true));
      continue;
    }
    for (const name of slot.getAttributeNames()) if (!built.hasAttribute(name)) slot.removeAttribute(name);
    for (const { name, value } of built.attributes) slot.setAttribute(name, value);
    if (!slot.querySelector('[data-brand]'))
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
function showLogo({ logo, legalName }: PartnerConfig): void {
  const icon = document.querySelector('link[rel=icon]');
  icon?.setAttribute('href', neutralIcon);
  for (const slot of slots('logo')) {
    if (legalName) slot.replaceChildren(make('bdi', { textContent: legalName, translate: false }));
    if (!logo) continue;
    const name = [...slot.childNodes];
    // An `img` runs no script of an SVG.
    const picture = make('img', { alt: legalName ?? site.name });
    // By the picture: its slot may have another brand by then.
    picture.addEventListener('error', () => picture.replaceWith(...name));
    picture.addEventListener('load', () => picture.isConnected && icon?.setAttribute('href', logo));
    picture.src = logo;
    slot.replaceChildren(picture);
  }
}

function showPicture({ backgroundPicture }: PartnerConfig): void {
  if (!backgroundPicture) return;
  for (const slot of slots('picture')) {
    const picture = make('img', { alt: '', fetchPriority: 'high' });
    picture.addEventListener('error', () => picture.remove());
    picture.src = backgroundPicture;
    slot.append(picture);
  }
}

const lengthOf = ({ length }: string) =>
  length <= SHORT_TAGLINE ? 'short' : length <= MIDDLING_TAGLINE ? 'middling' : 'long';

/** The tagline on two lines, with the name above it; the name alone without a tagline. */
function showTagline({ tagline, legalName }: PartnerConfig): void {
  const title = tagline ? clampTagline(tagline) : legalName;
  if (!title) return;
  for (const slot of slots('title')) {
    slot.dataset['length'] = lengthOf(title);
    const [first, second] = slot.children;
    const [line = '', rest = ''] = tagLines(title);
    if (first) first.textContent = line;
    // With the space between them: as a text of its own, it would count as moved.
    if (second) second.textContent = rest && ` ${rest}`;
  }
  for (const slot of slots('lead')) slot.hidden = true;
  for (const slot of slots('eyebrow')) {
    slot.hidden = !tagline || !legalName;
    slot.replaceChildren(make('bdi', { textContent: legalName ?? '', translate: false }));
  }
}

/** In the footer the platform's own documents stand in for missing ones; the header has the partner's alone. */
function showDocuments(brand: PartnerConfig): void {
  for (const name of ['termsOfService', 'privacyPolicy'] as const) {
    const link = brand[name];
    for (const slot of slots(name)) {
      if (!(slot instanceof HTMLAnchorElement)) continue;
      if (link) Object.assign(slot, { href: link, target: '_blank', rel: 'noopener', hidden: false });
      // "opens in a new tab", for screen readers.
      for (const note of slot.querySelectorAll<HTMLElement>('[hidden]')) note.hidden = !link;
    }
  }
  for (const slot of slots('documents')) slot.hidden = !brand.termsOfService && !brand.privacyPolicy;
}

/**
 * Fills every slot of the page with the brand, field by field, in place of a brand that was shown before: a missing
 * one leaves the platform's own.
 */
export function showBrand(brand: PartnerConfig): void {
  restoreSlots();
  setTheme(brand.accentColor);
  const letters = lettersOf(`${brand.tagline} ${brand.legalName}`);
  if (letters) document.documentElement.dataset['letters'] = letters;
  else delete document.documentElement.dataset['letters'];
  showLogo(brand);
  showPicture(brand);
  showTagline(brand);
  showDocuments(brand);
  if (brand.legalName) for (const slot of slots('owner')) slot.textContent = brand.legalName;
  showTitle(brand);
}

/** The tab of the landing page: the partner's name, else what its hero says, with the name of the platform. */
export function showTitle({ legalName }: Partial<PartnerConfig>): void {
  const [hero] = slots('title');
  if (hero) document.title = legalName ?? `${hero.textContent.trim()} | ${site.name}`;
}
