// Rows of the table of endpoints that the head script of every page needs; it has no other part of the table.
export const SUBDOMAIN_EXISTS = '/user/api/v2/public/user/subdomain-exists';
export const PARTNER_CONFIG = '/user/api/v2/public/platform-configs/white-label-product-config';
export const FEATURED_PROJECTS = '/project/api/v2/public/projects/featured';

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
