/** A slower answer is not waited for: the next press asks again. */
const TIMEOUT_MS = 10_000;

/** The request parses the file: a text that becomes markup would need a policy (Trusted Types). */
const load = (address: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('text/html; charset=utf-8');
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`There is no ${address}`));
    };
    request.send();
  });

let filling: Promise<void> | undefined;

/**
 * Puts the parts of the file that a group names (`data-parts`) into their places (`data-place`), once.
 * @throws Error if the file has not come; another call asks again
 */
export const fillParts = (group: HTMLElement): Promise<void> =>
  (filling ??= load(group.dataset['parts'] ?? '').then(
    (parts) => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-place]:empty'))
        place.append(...(parts.querySelector(`[data-place="${place.dataset['place']}"]`)?.childNodes ?? []));
    },
    (error: unknown) => {
      filling = undefined;
      throw error;
    },
  ));
