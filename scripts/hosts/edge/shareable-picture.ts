/**
 * Formats that some network or messenger does not show: the ending of a file, or a parameter of an image service
 * (`?fm=webp`, `/f_avif,w_800/`, `?format=image%2Fsvg%2Bxml`).
 */
const UNSHARED =
  /(?:\.|[=/_,:](?:image\/)?)(?:svgz?|svg\+xml|webp|avif|heic|heif|jxl|jp2|tiff?|bmp|ico|apng|psd|pdf)(?=$|[?&,/;#])/i;

/** True if social networks can show the picture at this address. Only its address is known here. */
export function isShareable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search } = new URL(address);
  return protocol === 'https:' && !UNSHARED.test(pathname) && !UNSHARED.test(decoded(search));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
