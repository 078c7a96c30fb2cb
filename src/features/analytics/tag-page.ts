import { redactAddress, redactText } from '#src/lib/redact.ts';
import type { TagPage } from '#src/platform/services/google-tag.ts';
import type { PageView } from '#src/platform/events.ts';

/**
 * The data of a view for the tag, without personal data (F-T7).
 * @param last the previous view of the same document, used as referrer
 */
export const tagPageOf = ({ path, query, title }: PageView, last: PageView | undefined): TagPage => ({
  page_location: location.origin + redactAddress(path, query),
  page_title: redactText(title),
  page_referrer: last
    ? location.origin + redactAddress(last.path, last.query)
    : redactedUrl(document.referrer),
});

function redactedUrl(text: string): string {
  if (!URL.canParse(text)) return '';
  const { origin, pathname, search } = new URL(text);
  return origin + redactAddress(pathname, search);
}
