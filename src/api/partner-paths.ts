// Rows of the table of endpoints, apart from it: the head script of every page has these three and no more.
export const SUBDOMAIN_EXISTS = '/user/api/v2/public/user/subdomain-exists';
export const PARTNER_CONFIG = '/user/api/v2/public/platform-configs/white-label-product-config';
export const FEATURED_PROJECTS = '/project/api/v2/public/projects/featured';
