import type { Context } from 'hono';
import { Hono } from 'hono';
import { answerEndpoint } from '#scripts/preview/platform-api/answer-endpoint.ts';
import type { ApiEnv, ApiServices } from '#scripts/preview/platform-api/api-env.ts';
import { mediaUrl } from '#scripts/preview/platform-api/media-routes.ts';
import { faultOfPartner } from '#scripts/preview/platform-api/partners/partner-faults.ts';
import { callerPartner } from '#scripts/preview/platform-api/partners/partner-name.ts';
import {
  samplePartner,
  type SampleProject,
  sampleProjects,
} from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { readJsonObject } from '#scripts/preview/platform-api/read-json-object.ts';
import { refusal } from '#scripts/preview/platform-api/refusal.ts';

const dayMs = 86_400_000;

/** Featured projects. The call names no partner, so the page that calls decides whose projects these are. */
export function createProjectRoutes(services: ApiServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  answerEndpoint(app, services, 'featuredProjects', {
    sentinel: (c) => faultOfPartner(callerPartner(c)),
    answer: async (c) => {
      const payload = await readJsonObject(c);
      if (payload === undefined || Object.keys(payload).length > 0) {
        return refusal([{ description: 'The payload must be an empty JSON object' }]);
      }
      const hasProjects = samplePartner(callerPartner(c))?.hasProjects ?? true;
      return c.json({ content: hasProjects ? sampleProjects.map((project) => toAnswer(project, c)) : [] });
    },
  });
  return app;
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
