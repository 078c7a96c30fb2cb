import { z } from 'zod';

import { contactSubjectIds } from '#content/contact-subjects.ts';
import { pictures } from '#content/pictures.ts';
import { kebabId } from './string.schema.ts';
import { audienceIds, type LinkTarget, type PlatformPageId, platformPages, routeIds } from '#src/routes.ts';

/** A page of the site by its id. Content has no paths, so a renamed path breaks no link. */
export const routeId = z.enum(routeIds, { error: 'is not a route id: use one of the ids in src/pages.ts' });

/** A page for one audience. */
export const audienceId = z.enum(audienceIds);

export const contactSubject = z.enum(contactSubjectIds);

const platformPageIds = Object.keys(platformPages).filter((id): id is PlatformPageId => id in platformPages);

/** For a union, whose own message would not name what is wrong. */
export const leadsNowhere = {
  error: ({ input }: { readonly input?: unknown }) =>
    `leads to ${JSON.stringify(input)}, which is no page: use an id of src/pages.ts, or of platformPages in src/routes.ts`,
};

export const linkTarget: z.ZodType<LinkTarget, LinkTarget> = z.union(
  [
    z.strictObject({
      route: routeId,
      hash: kebabId.exactOptional(),
      subject: contactSubject.exactOptional(),
    }),
    z.strictObject({ platform: z.enum(platformPageIds) }),
  ],
  leadsNowhere,
);

export type PictureId = keyof typeof pictures;

const pictureIds = Object.keys(pictures).filter((id): id is PictureId => id in pictures);

export const pictureId = z.enum(pictureIds, {
  error:
    'is not a picture: use an id from content/pictures.ts, or add the picture there and to content/pictures',
});
