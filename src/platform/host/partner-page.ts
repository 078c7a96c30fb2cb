import { trustPolicy } from '#src/platform/trust-policy.ts';
import { PAGE_REPLACED } from './partner-status.ts';

/** For files of this site alone, which its pages name. A parsed document runs no script. */
const policy = trustPolicy('page', {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => url,
});

/** Requests the script that brands the page (`entry-brand.ts`), bound to its hash. */
export function addBrandScript(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=scripts-brand]');
  const [src = '', integrity = ''] = named?.content.split(' ') ?? [];
  const script = document.createElement('script');
  Object.assign(script, { src: policy.createScriptURL(src), integrity, crossOrigin: '' });
  // Development serves modules.
  if (!integrity) script.type = 'module';
  // The brand of the last visit is there at the first paint.
  script.setAttribute('blocking', 'render');
  document.head.append(script);
}

/**
 * Replaces the home page by the partner's landing page, on a host that cannot choose a file by host name. The home page
 * stays if the file cannot be had.
 * @param base of the page's language, such as `/ar`
 */
export async function showPartnerPage(base: string): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['replacing'] = '';
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
  delete dataset['replacing'];
  document.dispatchEvent(new Event(PAGE_REPLACED));
}
