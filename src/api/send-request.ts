const JSON_TYPE = 'application/json';

/**
 * Sends a call of the platform's API. Small: the head script of every page has it too.
 * @param body of a POST, as JSON
 */
export const sendRequest = (url: string, body: string | undefined, signal: AbortSignal): Promise<Response> =>
  fetch(url, {
    signal,
    headers: { accept: JSON_TYPE, ...(body && { 'content-type': JSON_TYPE }) },
    ...(body && { method: 'POST', body }),
  });
