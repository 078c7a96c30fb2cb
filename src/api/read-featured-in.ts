import { safeLink } from '#src/lib/safe-url.ts';
import { fieldOf, pictureOf } from './read-fields.ts';

/** A publication that wrote about the company (R3.10). */
export type FeaturedInItem = {
  readonly image: string;
  /** Missing if it is not safe: the logo is then shown without a link. */
  readonly link: string | undefined;
};

/** More logos than a strip can show: limits a huge answer. */
const MAX_ITEMS = 200;

/** @throws TypeError when the answer is no list */
export function readFeaturedIn(answer: unknown, origin: string): readonly FeaturedInItem[] {
  if (!Array.isArray(answer)) throw new TypeError('not a list');
  return answer.slice(0, MAX_ITEMS).flatMap((item: unknown) => {
    const image = pictureOf(fieldOf(item, 'image'), origin);
    const link = safeLink(fieldOf(item, 'link'), origin);
    return image ? [{ image, link }] : [];
  });
}
