import { z } from 'zod';

import { sampleNames } from '#content/en/sample-names.ts';
import { targetOf } from '#content/sample-state.ts';
import { world } from '#content/sample-world.ts';
import { fillPlaces, isTable } from '#scripts/languages/places.ts';
import projects from './projects.json' with { type: 'json' };

/** Amounts of the projects that the portals on the site's pages show too. */
const amounts = new Map<string, number>(
  world.partners.flatMap(({ projects: shown }) =>
    shown.map(
      (project) => [project.id, 'raise' in project ? targetOf(project.raise) : project.amount] as const,
    ),
  ),
);

const nameAt = (path: string) =>
  path.split('.').reduce<unknown>((value, key) => (isTable(value) ? value[key] : undefined), sampleNames);

/** Names of the sample world are in braces, as in catalogues. */
const text = z.string().transform((written) => fillPlaces(written, (path) => String(nameAt(path))));

const projectSchema = z
  .strictObject({
    title: text,
    shortDescription: text,
    /** A file of `sample-media/`. */
    picture: z.string().exactOptional(),
    assetClass: z.strictObject({ name: z.string(), tags: z.array(z.string()) }),
    regions: z.array(z.string()),
    target: z.number(),
    /** Without one, that of the project of the portals. */
    targetAmount: z.number().exactOptional(),
    portal: z.string().exactOptional(),
    currency: z.string(),
    /** From now. */
    endsInDays: z.number(),
    creatorName: text,
    keepPublisherConfidential: z.boolean(),
  })
  .transform(({ portal = '', targetAmount = amounts.get(portal) ?? 0, ...project }) => ({
    ...project,
    targetAmount,
  }));

export type SampleProject = z.output<typeof projectSchema>;

/**
 * Invented projects, varied in all that a card shows: classes, tags, currencies, sizes, length of text. The last three
 * are odd: a class in other capitals, no picture, a date that has passed, a title and tags that no card has room for.
 */
export const sampleProjects = z.array(projectSchema).parse(projects);
