import type { Context, Hono } from 'hono';

import { facts } from '#content/facts-today.ts';
import { answerEndpoint, type ApiServices, type FaultKind } from './faults.ts';
import { type ApiEnv, callerPartner, partnerNameOf, readJsonObject, refusal } from './request.ts';
import { mediaUrl } from './media-routes.ts';
import {
  type SamplePartner,
  samplePartner,
  type SampleProject,
  sampleProjects,
} from './sample-data/sample-data.ts';

/** Partners whose own calls (check, config, statistics, projects) fail. Contact calls work on their pages. */
const faultByPartner = new Map<string, FaultKind>([
  ['slow', { mode: 'slow' }],
  ['broken', { mode: '500' }],
  ['hang', { mode: 'hang' }],
  ['html', { mode: 'html' }],
  ['offline', { mode: 'drop' }],
]);

/** The calls of a partner's page: subdomain check, brand and statistics. */
export function addPartnerRoutes(app: Hono<ApiEnv>, services: ApiServices): void {
  answerEndpoint(app, services, 'subdomainExists', {
    inputFault: (c) => faultByPartner.get(partnerNameOf(c.req.query('currentUrl') ?? '')),
    answer: answerSubdomainExists,
  });
  answerEndpoint(app, services, 'partnerConfig', {
    inputFault: (c) => faultByPartner.get(c.req.query('subDomain') ?? ''),
    answer: answerPartnerConfig,
  });
  answerEndpoint(app, services, 'statistics', {
    inputFault: (c) => faultByPartner.get(callerPartner(c)),
    answer: (c) =>
      c.json({
        // Other figures than the site's claims, to distinguish them.
        countries: facts.countries.value + 4,
        firms: facts.firmsServed.value + 37,
        deals: facts.dealsRun.value + 118,
        capitalRaised: facts.capitalRaised.value + 1_400_000_000,
      }),
  });
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

const dayMs = 86_400_000;

/** Featured projects. The call names no partner; the calling page selects it. */
export function addProjectRoutes(app: Hono<ApiEnv>, services: ApiServices): void {
  answerEndpoint(app, services, 'featuredProjects', {
    inputFault: (c) => faultByPartner.get(callerPartner(c)),
    answer: async (c) => {
      const payload = await readJsonObject(c);
      if (payload === undefined || Object.keys(payload).length > 0) {
        return refusal([{ description: 'The payload must be an empty JSON object' }]);
      }
      const hasProjects = samplePartner(callerPartner(c))?.hasProjects ?? true;
      return c.json({ content: hasProjects ? sampleProjects.map((project) => toAnswer(project, c)) : [] });
    },
  });
}

/** Dates are counted from now, so that the samples never run out. */
function toAnswer({ picture, endsInDays, ...project }: SampleProject, c: Context<ApiEnv>) {
  return {
    ...project,
    ...(picture && { picture: { link: mediaUrl(c, picture) } }),
    assetClass: {
      name: project.assetClass.name,
      tags: project.assetClass.tags.map((name) => ({ name })),
    },
    regions: project.regions.map((name) => ({ name })),
    endDate: new Date(Date.now() + endsInDays * dayMs).toISOString(),
  };
}
