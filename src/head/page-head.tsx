import { company } from '#words/company.ts';
import { pageMetadata, sharingAlt } from '#words/page-metadata.ts';
import { legalLabels } from '#content/legal-labels.ts';
import { site } from '#content/site.ts';
import type { PageMetadata, SharingPictures } from '#src/model/page-metadata.schema.ts';
import type { Site } from '#src/model/site.schema.ts';
import { defaultLanguage, type LanguageCode, languages } from '#content/languages.ts';
import { sharingPictures } from '#content/sharing-pictures.ts';
import { language } from '#words/language.ts';
import { LEGAL_FEED, pathIn, type RouteId, routes, rowOf } from '#src/routes.ts';
import { absoluteUrl } from './absolute-url.ts';
import { canonicalPath, listedLanguages } from './canonical-path.ts';
import { markdownPath } from './markdown-path.ts';

/**
 * Marks what a partner's host does not show, here as in the body: the boot script removes it from the head there. Titles
 * need none. The partner's page has it too, on tags that link previews alone read.
 */
export const ofMainHost = { 'data-host': 'main' } as const;

type Props = {
  /** The page's row of the metadata table; `undefined` emits nothing (R5.10). */
  readonly metadata: PageMetadata | undefined;
  readonly id: RouteId;
  readonly sharing?: SharingPictures;
};

const namesOf = ({ names = {} }: Site): Partial<Record<LanguageCode, string>> => names;

/** The name of the site in the letters of other languages. */
export const ownNames = namesOf(site);

/** The name of the site as the pages of this language write it. */
export const brandName = ownNames[language.code] ?? site.name;

export const brandNames: ReadonlySet<string> = new Set([site.name, ...Object.values(ownNames)]);

/** A title without the name of the site, in any letters: `About us` of `About us | Brand`. */
export const withoutBrand = (title: string) =>
  title
    .split(' | ')
    .filter((part) => !brandNames.has(part))
    .join(': ');

/** Path of the drawn picture of a shared link. */
export const shareImagePath = (id: RouteId, code: LanguageCode): string =>
  `/share${languages[code].base}/${id}.png`;

/** Preview of a shared link: the page's own picture, or its title, drawn. */
function sharingImagesOf(id: RouteId, title: string, pictures: SharingPictures) {
  const own = pictures[language.code]?.[id];
  const drawn = {
    url: absoluteUrl(shareImagePath(id, language.code)),
    alt: sharingAlt ? [withoutBrand(title), sharingAlt].filter(Boolean).join('. ') : company.previewImage,
  };
  const ownOf = (image = own?.openGraph) =>
    image ? { url: absoluteUrl(`/share/own/${image.file}`), alt: image.alt } : drawn;
  return { openGraph: ownOf(), twitter: ownOf(own?.twitter) };
}

/** Each tag only when its value exists. */
export function PageHead({ metadata, id, sharing = sharingPictures }: Props) {
  if (!metadata) return null;
  const { title, description, metaDescription } = metadata;
  const { openGraph, twitter } = sharingImagesOf(id, title, sharing);
  const url = absoluteUrl(canonicalPath(language.code, id));
  return (
    <>
      {title && <title>{title}</title>}
      {metaDescription && <meta {...ofMainHost} name="description" content={metaDescription} />}
      {metadata.keywords && <meta {...ofMainHost} name="keywords" content={metadata.keywords} />}
      <link {...ofMainHost} rel="canonical" href={url} />
      {listedLanguages(id).map((code) => (
        <link
          {...ofMainHost}
          key={code}
          rel="alternate"
          hrefLang={code}
          href={absoluteUrl(pathIn(code, id))}
        />
      ))}
      <link
        {...ofMainHost}
        rel="alternate"
        hrefLang="x-default"
        href={absoluteUrl(pathIn(defaultLanguage, id))}
      />
      <link {...ofMainHost} rel="alternate" type="text/markdown" href={markdownPath(routes[id])} />
      {rowOf(id).list === 'legal' && (
        <link
          {...ofMainHost}
          rel="alternate"
          type="application/atom+xml"
          href={LEGAL_FEED}
          title={legalLabels.changes.feed}
        />
      )}
      <meta {...ofMainHost} property="og:type" content="website" />
      <meta {...ofMainHost} property="og:site_name" content={site.name} />
      <meta {...ofMainHost} property="og:locale" content={language.openGraph} />
      {title && <meta {...ofMainHost} property="og:title" content={title} />}
      {description && <meta {...ofMainHost} property="og:description" content={description} />}
      <meta {...ofMainHost} property="og:url" content={url} />
      <meta {...ofMainHost} property="og:image" content={openGraph.url} />
      <meta {...ofMainHost} property="og:image:width" content="1200" />
      <meta {...ofMainHost} property="og:image:height" content="630" />
      <meta {...ofMainHost} property="og:image:alt" content={openGraph.alt} />
      <meta {...ofMainHost} name="twitter:card" content="summary_large_image" />
      {title && <meta {...ofMainHost} name="twitter:title" content={title} />}
      {description && <meta {...ofMainHost} name="twitter:description" content={description} />}
      <meta {...ofMainHost} name="twitter:image" content={twitter.url} />
      <meta {...ofMainHost} name="twitter:image:alt" content={twitter.alt} />
    </>
  );
}

export const metadataOf = (id: string): PageMetadata | undefined =>
  Object.entries<PageMetadata>(pageMetadata).find(([name]) => name === id)?.[1];
