import { redactAddress, redactText } from '#src/lib/redact.ts';
import type { TagPage } from '#src/platform/services/google-tag.ts';
import type { PageView } from '#src/platform/events.ts';

/**
 * The data of a view for the tag, without personal data (F-T7).
 * @param last the previous view of the same document, used as referrer
 * @param campaign query of the page before, where that page was not reported
 */
export const tagPageOf = (
  { path, query, title }: PageView,
  last: PageView | undefined,
  campaign = '',
): TagPage => ({
  page_location: location.origin + redactAddress(path, query + campaign.replace('?', query ? '&' : '?')),
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

/**
 * The query of the page before this one, if the visitor came from there without having allowed the tag: it may name
 * a campaign. The browser tells it, so nothing is stored before consent. Empty once the tag's cookie says that the
 * visit is counted.
 */
export function unreportedCampaign(): string {
  const before = document.referrer;
  if (hasTagCookie() || !URL.canParse(before)) return '';
  const { origin, search } = new URL(before);
  return origin === location.origin ? search : '';
}

function hasTagCookie(): boolean {
  try {
    return /(?:^|; )_ga=/.test(document.cookie);
  } catch {
    // Refused cookies cannot say it (F-E5).
    return true;
  }
}
