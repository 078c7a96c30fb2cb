import { trustPolicy } from '#src/platform/trust-policy.ts';

/** For a file of this site alone, and a parsed document runs no script. */
const policy = trustPolicy('page', { createHTML: (html: string) => html });

/**
 * Replaces the home page by the partner's landing page, which the head script has asked for, on a host that cannot
 * choose a file by host name. The home page stays if the file cannot be had.
 */
export async function showPartnerPage(asked: Promise<Response>): Promise<void> {
  try {
    const answer = await asked;
    const page = new DOMParser().parseFromString(policy.createHTML(await answer.text()), 'text/html');
    if (!answer.ok || page.body.dataset['page'] !== 'partner') throw new Error(`No page at ${answer.url}`);
    for (const part of page.querySelectorAll('noscript, script')) part.remove();
    document.head.append(...page.head.querySelectorAll('style, link[rel=preload]'));
    document.body.replaceWith(page.body);
  } catch (error) {
    console.warn(error);
  }
  document.documentElement.dataset['landing'] = '';
  // What comes near is another page's now.
  dispatchEvent(new Event('landing'));
}
