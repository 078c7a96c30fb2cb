import { type FeaturedInItem, readFeaturedIn } from '#src/api/read-featured-in.ts';
import { showAnswer } from '#src/api/show-answer.ts';
import { followCarousel } from '#src/ui/carousel/follow-carousel.ts';
import { fillTemplate, partOf } from '#src/ui/template/fill-template.ts';

/** Shows the logos that the platform has (R7.3). */
export async function fill(section: HTMLElement): Promise<void> {
  const strip = partOf(section, '[data-narrow]');
  const showLogos = followCarousel<FeaturedInItem>(strip, ({ image, link }, index) => {
    // Named by position: two publications may share a logo.
    const alt = `FeaturedIn${index + 1}`;
    return fillTemplate<'link' | 'logo'>(strip, 'item', {
      link: (tile) => {
        if (link) {
          tile.setAttribute('href', link);
          tile.ariaLabel = `${publicationName(link) ?? alt}${tile.dataset['behind']}`;
        } else for (const name of ['href', 'target', 'rel']) tile.removeAttribute(name);
      },
      logo: (logo) => {
        logo.setAttribute('alt', alt);
        logo.setAttribute('src', image);
      },
    });
  });
  const show = (items: readonly FeaturedInItem[]) => {
    showLogos(items);
    return items.length > 0;
  };
  await showAnswer(section, { endpoint: 'featuredIn', read: readFeaturedIn, show });
}

/** Top-level domain, with second-level domains of registries such as `.co.uk`. */
const SUFFIX = /(?:\.(?:ac|co|com|edu|gov|net|org))?\.[^.]+$/;

/**
 * A name to read out for a publication, from the host of its link: `Gulf News` for `www.gulf-news.co.uk`. `undefined`
 * for an encoded host or an IP address.
 */
export function publicationName(link: string): string | undefined {
  const name = new URL(link).hostname.replace(SUFFIX, '').split('.').at(-1) ?? '';
  if (!/^(?!xn--)[a-z\d-]*[a-z][a-z\d-]*$/.test(name)) return undefined;
  return name.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
