import type { Context } from 'hono';
import { Hono } from 'hono';
import { facts } from '#content/facts.ts';
import { answerEndpoint } from '#scripts/preview/platform-api/answer-endpoint.ts';
import type { ApiEnv, ApiServices } from '#scripts/preview/platform-api/api-env.ts';
import { mediaUrl } from '#scripts/preview/platform-api/media-routes.ts';
import { faultOfPartner } from './partner-faults.ts';
import { callerPartner, partnerNameOf } from './partner-name.ts';
import { type SamplePartner, samplePartner } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { refusal } from '#scripts/preview/platform-api/refusal.ts';

/** The calls of a partner's page: subdomain check, brand and statistics. */
export function createPartnerRoutes(services: ApiServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  answerEndpoint(app, services, 'subdomainExists', {
    sentinel: (c) => faultOfPartner(partnerNameOf(c.req.query('currentUrl') ?? '')),
    answer: answerSubdomainExists,
  });
  answerEndpoint(app, services, 'partnerConfig', {
    sentinel: (c) => faultOfPartner(c.req.query('subDomain') ?? ''),
    answer: answerPartnerConfig,
  });
  answerEndpoint(app, services, 'statistics', {
    sentinel: (c) => faultOfPartner(callerPartner(c)),
    answer: (c) =>
      c.json({
        // Other figures than the site's claims, so that one sees whose they are.
        countries: facts.countries.value + 4,
        firms: facts.firmsServed.value + 37,
        deals: facts.dealsRun.value + 118,
        capitalRaised: facts.capitalRaised.value + 1_400_000_000,
      }),
  });
  return app;
}

function answerSubdomainExists(c: Context<ApiEnv>): Response {
  const currentUrl = c.req.query('currentUrl');
  if (!currentUrl) return refusal([{ description: 'currentUrl is required', field: 'currentUrl' }]);
  if (/[?#]/.test(currentUrl)) {
    return refusal([{ description: 'currentUrl must be host and path only', field: 'currentUrl' }]);
  }
  const partner = samplePartner(partnerNameOf(currentUrl));
  return c.json({ exists: partner !== undefined, redirect: partner?.redirect ?? false });
}

function answerPartnerConfig(c: Context<ApiEnv>): Response {
  const subDomain = c.req.query('subDomain');
  if (!subDomain) return refusal([{ description: 'subDomain is required', field: 'subDomain' }]);
  const partner = samplePartner(subDomain.toLowerCase());
  if (!partner) return c.json({ message: 'Not found' }, 404);
  return c.json(partner.config ? withLinks(partner.config, c) : {});
}

function withLinks(config: NonNullable<SamplePartner['config']>, c: Context<ApiEnv>) {
  const { logo, backgroundPicture, privacyPolicyDocument, termsOfServiceDocument, ...texts } = config;
  return {
    ...texts,
    ...(logo && { logo: { link: mediaUrl(c, logo) } }),
    ...(backgroundPicture && { backgroundPicture: { link: mediaUrl(c, backgroundPicture) } }),
    ...(privacyPolicyDocument && { privacyPolicyDocument: { link: privacyPolicyDocument } }),
    ...(termsOfServiceDocument && { termsOfServiceDocument: { link: termsOfServiceDocument } }),
  };
}
