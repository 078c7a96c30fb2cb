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
