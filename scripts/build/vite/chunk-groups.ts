import { escapePattern } from '#scripts/support/escape-pattern.ts';

/** A chunk, by the modules that go into it; what they import comes along unless another group asks for it. */
type ChunkGroup = {
  readonly name: string;
  /** How their paths begin, from the project's root. Whatever no group names is left to the bundler. */
  readonly modules: readonly string[];
  /** The higher one wins where two groups ask for a module. */
  readonly priority: number;
};

/**
 * Code that is always wanted together travels together: fewer requests, and fewer hashes in every page,
 * which grows by some 50 bytes with each chunk.
 */
export const groups: readonly ChunkGroup[] = [
  {
    name: 'react',
    modules: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'],
    priority: 4,
  },
  // What works beside the page does so without React.
  {
    name: 'base',
    modules: [
      'src/pages.ts',
      'src/routes.ts',
      'src/app/services/start-services.',
      'src/lib/asset-url.',
      'src/platform/events.',
      'src/platform/host/host-mode.',
      'src/platform/host/shown-mode.',
      'src/platform/motion.',
      'src/platform/services/page-views.',
      'src/platform/services/service-settings.',
      'src/platform/storage/storage.',
      'src/platform/trust-policy.',
      'src/sections/legal/settings-link.',
      'content/site.',
    ],
    priority: 5,
  },
  {
    name: 'frame',
    modules: [
      'node_modules/react-router/',
      'src/app/app.',
      'src/app/contact-host.',
      'src/app/footer/footer.',
      'src/app/footer/social-links.',
      'src/app/header/',
      'src/app/layouts/',
      'src/app/navigation/',
      'src/app/partner/partner-parts.',
      'src/app/reading/',
      'src/app/root-boundary.',
      'src/lib/index-after-key.',
      'src/platform/hydration/',
      'src/platform/page-document/',
      'src/platform/root-tokens.',
      'src/platform/use-broken-source.',
      'src/platform/use-early-input.',
      'src/sections/actions/',
      'src/sections/menus/',
      'src/ui/button/',
      'src/ui/icon/',
      'src/ui/menu/',
      'src/ui/toast/',
      'src/ui/unbroken/',
      'content/labels.',
      'content/navigation.',
      'content/neutral-tab.',
      'content/page-metadata.',
    ],
    priority: 3,
  },
  // Its style is inside every page that begins with it.
  { name: 'page-hero', modules: ['src/sections/page-hero/'], priority: 2 },
  // The same of legal pages.
  {
    name: 'legal-top',
    modules: [
      'src/sections/legal/legal-document.',
      'src/sections/legal/legal-record.',
      'src/sections/legal/legal-redline.',
    ],
    priority: 2,
  },
  { name: 'dialog', modules: ['src/ui/dialog/', 'src/ui/video-dialog/'], priority: 2 },
  // The home page shows these alone, and its style is the heaviest.
  {
    name: 'sections',
    modules: ['src/sections/band/', 'src/sections/call-to-action/', 'src/sections/screen/'],
    priority: 2,
  },
  // With the names of all files, which pages without a picture never need.
  { name: 'pictures', modules: ['src/sections/picture/', 'src/sections/world-map/'], priority: 2 },
  // What only shows: its style comes with the page, its code after a navigation.
  {
    name: 'exhibits',
    modules: [
      'src/sections/exhibit/confluence.',
      'src/sections/exhibit/exhibit-content.',
      'src/sections/exhibit/sight.',
      'src/sections/large-view/',
    ],
    priority: 1,
  },
  { name: 'portraits', modules: ['src/sections/portrait/', 'content/team.'], priority: 2 },
  {
    name: 'api',
    modules: [
      'src/api/call-api.',
      'src/api/endpoints.',
      'src/api/partner-paths.',
      'src/api/read-fields.',
      'src/api/send-request.',
    ],
    priority: 3,
  },
  {
    name: 'fields',
    modules: [
      'src/ui/field/',
      'src/features/contact/error-summary.',
      'src/features/contact/limit-counter.',
      'src/features/contact/sent-panel.',
      'src/api/send-message.',
      'src/lib/length-of.',
      'content/forms/form-words.',
    ],
    priority: 2,
  },
  // All that a partner's page shares with the others.
  { name: 'channels', modules: ['src/sections/channels/'], priority: 3 },
  {
    name: 'services',
    modules: [
      'src/app/services/run-services.',
      'src/features/analytics/',
      'src/features/consent/start-consent.',
      'src/features/consent/stored-answer.',
      'src/platform/services/load-script.',
      'src/platform/services/',
    ],
    priority: 2,
  },
  {
    name: 'page-sections',
    modules: [
      'src/sections/exhibit/exhibit.',
      'src/sections/exhibit/exhibit-band.',
      'src/sections/facing/',
      'src/sections/features/',
      'src/sections/figures/',
      'src/sections/list/',
      'src/sections/prose/',
      'src/sections/showcase/',
      'src/sections/steps/',
    ],
    priority: 1,
  },
];

/** The groups as the bundler takes them. */
export const chunkGroups = groups.map(({ name, modules, priority }) => ({
  name,
  priority,
  test: new RegExp(modules.map((start) => `/${escapePattern(start)}`).join('|')),
}));
