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

/** The light theme, with the partner's accent if it has one. */
function setTheme(accentColor: string | undefined): void {
  const { style } = document.documentElement;
  style.setProperty('color-scheme', 'light only');
  const accent = readHexColour(accentColor ?? '');
  if (!accent) return;
  for (const [name, value] of Object.entries(accentTokens(accent))) style.setProperty(name, value);
}

/** In a box of fixed size, so that nothing moves when it loads; its legal name if it has none or it fails (F-A11). */
function showLogo({ logo, legalName }: PartnerConfig): void {
  for (const slot of slots('logo')) {
    const name = legalName ? [make('bdi', { textContent: legalName, translate: false })] : undefined;
    if (logo === undefined) {
      if (name) slot.replaceChildren(...name);
      continue;
    }
    const platform = [...slot.childNodes];
    // An `img` runs no script of an SVG.
    const picture = make('img', { alt: legalName ?? site.name });
    picture.addEventListener('error', () => slot.replaceChildren(...(name ?? platform)));
    picture.src = logo;
    slot.replaceChildren(picture);
  }
}

/** The tab has the partner's logo once it has loaded: a broken one would leave the tab without an icon. */
function showIcon(logo: string | undefined): void {
  const icon = document.querySelector('link[rel=icon]');
  icon?.setAttribute('href', neutralIcon);
  if (!logo) return;
  const picture = new Image();
  picture.addEventListener('load', () => icon?.setAttribute('href', logo));
  picture.src = logo;
}

function showPicture({ backgroundPicture }: PartnerConfig): void {
  for (const slot of slots('picture')) {
    slot.replaceChildren();
    if (!backgroundPicture) continue;
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

/** Fills every slot of the page with the brand, field by field: a missing one leaves the platform's own. */
export function showBrand(brand: PartnerConfig): void {
  setTheme(brand.accentColor);
  const letters = lettersOf(`${brand.tagline} ${brand.legalName}`);
  if (letters) document.documentElement.dataset['letters'] = letters;
  showLogo(brand);
  showIcon(brand.logo);
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
