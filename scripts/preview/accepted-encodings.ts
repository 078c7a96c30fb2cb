/** Forms in which the build leaves a file beside the plain one, the smallest first. */
export const precompressedForms = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Whether an `Accept-Encoding` header takes `encoding`; a quality of 0 is a refusal. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  const offers = header.toLowerCase().split(',').map(parseOffer);
  const offer = offers.find(({ name }) => name === encoding) ?? offers.find(({ name }) => name === '*');
  return offer !== undefined && offer.quality > 0;
}

function parseOffer(offer: string): { name: string; quality: number } {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, quality: quality ? Number(quality.slice(2)) : 1 };
}
