import type { PortalsContent } from '#product/screens/portals.tsx';
import { money } from '../sample-forms.ts';
import { committedOf, shareOf, targetOf } from '../sample-state.ts';
import { world } from '../sample-world.ts';
import { sampleNames } from './sample-names.ts';

const { partners, portalProjects } = sampleNames;

type Partner = (typeof world.partners)[number];

/** A project with its amount and the share of it that is committed. Some are in the portal alone. */
const projectOf = (project: Partner['projects'][number]) => ({
  id: project.id,
  ...portalProjects[project.id],
  ...('raise' in project
    ? {
        amount: money(targetOf(project.raise)),
        share: shareOf(committedOf(project.raise), targetOf(project.raise)),
      }
    : { amount: money(project.amount), share: project.share }),
});

/** One portal in the brands of sample partners. */
export const portals = {
  description: `Windows with the same portal, each with the address, name, tagline and colour of another sample partner: ${partners.acme.name}, ${partners.oasis.name} and ${partners.empty.name}.`,
  note: 'One portal in partners’ brands.',
  login: 'Log in',
  partners: world.partners.map(({ id, projects }) => ({
    id,
    ...partners[id],
    projects: projects.map(projectOf),
  })),
} satisfies PortalsContent;
