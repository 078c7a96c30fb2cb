// Alone: the head script, which is inline in every page, has these, and no other part of the table.
export const SUBDOMAIN_EXISTS = '/user/api/v2/public/user/subdomain-exists';
export const PARTNER_CONFIG = '/user/api/v2/public/platform-configs/white-label-product-config';
export const FEATURED_PROJECTS = '/project/api/v2/public/projects/featured';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly timeoutMs?: number;
}

/** Every call of the site (R7.3 to R7.11). The paths belong to the platform. */
export const endpoints = {
  /** No payload. Answers a list of `{ link, image }`. */
  featuredIn: { method: 'GET', path: '/file/api/v2/public/featuredIn/' },
  /** JSON `{ name, email, userCompany, subject, message, reCaptchaToken }`. Only the status is read. */
  contactUs: { method: 'POST', path: '/user/api/v2/contact-us', timeoutMs: 20_000 },
  /** Query `currentUrl`: host and path, without the query. Answers `{ exists, redirect }`. */
  subdomainExists: { method: 'GET', path: SUBDOMAIN_EXISTS },
  /** Query `subDomain`. Answers the partner's brand (R3.6). */
  partnerConfig: { method: 'GET', path: PARTNER_CONFIG },
  /** No payload. Answers a record of name → number. */
  statistics: { method: 'GET', path: '/user/api/v2/public/statistics' },
  /** Payload `{}`. Answers `{ content: [] }` of featured projects (R3.9). */
  featuredProjects: { method: 'POST', path: FEATURED_PROJECTS },
  /** No payload. Answers a list of `{ id, name }`. */
  contactRoles: { method: 'GET', path: '/user/api/v2/public/contact-us/contact-us-roles' },
  /**
   * JSON `{ name, email, message, userCompany, userPosition, phoneDto: { number, countryCode }, type, role,
   * userContactRole }`. Success is any 2xx; a refusal is a list whose first item has `description` and
   * perhaps `data.field`.
   */
  contactSp: { method: 'POST', path: '/user/api/v2/contact-sp', timeoutMs: 20_000 },
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof endpoints;

/** @param origin such as `https://api.example`, or empty for a path on the origin of the page */
export function apiUrl(origin: string, id: EndpointId, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${origin.replace(/\/+$/, '')}${endpoints[id].path}${search ? `?${search}` : ''}`;
}
