import { trustPolicy } from '#src/platform/trust-policy.ts';
import { PAGE_REPLACED, REPLACING } from './partner-status.ts';

/** Parses the file of this site alone, and a parsed document runs no script. */
const policy = trustPolicy('page', { createHTML: (html: string) => html });

/**
 * Replaces the home page by the partner's landing page, on a host that cannot choose a file by host name. The home page
 * stays if the file cannot be had.
 * @param base of the page's language, such as `/ar`
 */
export async function showPartnerPage(base: string): Promise<void> {
  const { dataset } = document.documentElement;
  dataset[REPLACING] = '';
  const whenParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  try {
    const answer = await fetch(`${base}/partner.html`);
    const html = await answer.text();
    const page = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
    if (!answer.ok || page.body.dataset['page'] !== 'partner') throw new Error(`No ${base}/partner.html`);
    for (const part of page.querySelectorAll('noscript, script')) part.remove();
    await whenParsed;
    document.head.append(...page.head.querySelectorAll('style, link[rel=preload]'));
    document.body.replaceWith(page.body);
  } catch (error) {
    await whenParsed;
    console.warn(error);
  }
  delete dataset[REPLACING];
  document.dispatchEvent(new Event(PAGE_REPLACED));
}
