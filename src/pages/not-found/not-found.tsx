import { labels } from '#words/labels.ts';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { DryShaft } from './dry-shaft.tsx';

const { action, ...hero } = labels.notFound;

/** The page of unknown paths (R2.3). The footer below it has the other pages. */
export const NotFoundPage = () => (
  <PageHero copy={{ ...hero, layout: 'halves', actions: [{ label: action, to: { route: 'home' } }] }}>
    <DryShaft />
  </PageHero>
);
