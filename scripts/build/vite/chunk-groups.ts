/** Modules whose path holds one of these patterns. */
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

/**
 * Code that is always wanted together travels together: fewer requests, and fewer hashes in every page,
 * which grows by some 50 bytes with each chunk.
 */
export const chunkGroups = [
  { name: 'react', test: anyOf('node_modules/(react|react-dom|scheduler)/'), priority: 4 },
  {
    name: 'frame',
    test: anyOf(
      'node_modules/react-router',
      'src/app/(?!footer/footer-content|partner/(?!partner-parts)|services/run-services)',
      'src/platform/(?!captcha|early-calls|host/(?!host-mode|shown-mode)|load-script|on-return|services/(?!page-views|service-settings)|storage/(?!storage))',
      'src/(routes|pages|lib/index-after-key)\\.ts',
      'src/ui/(button|icon|menu|toast)/',
      'src/sections/menus/',
      'content/(labels|navigation|page-metadata|neutral-tab|site)\\.ts',
      'vite/(preload-helper|modulepreload)',
    ),
    priority: 3,
  },
  { name: 'dialog', test: anyOf('src/ui/(dialog|video-dialog)/'), priority: 2 },
  // The home page shows these alone, and its style is the heaviest.
  {
    name: 'sections',
    test: anyOf('src/sections/(actions|band|call-to-action)', 'src/ui/unbroken/'),
    priority: 2,
  },
  {
    name: 'api',
    test: anyOf('src/api/(call-api|endpoints|partner-paths|read-fields|send-request)'),
    priority: 3,
  },
  {
    name: 'fields',
    test: anyOf(
      'src/ui/field/',
      'src/features/contact/(error-summary|limit-counter)',
      'src/(api/send-message|lib/length-of)',
      'content/forms/form-words',
    ),
    priority: 2,
  },
  // All that a partner's page shares with the others.
  { name: 'channels', test: anyOf('src/sections/channels/'), priority: 3 },
  {
    name: 'services',
    test: anyOf(
      'src/app/services/',
      'src/features/(analytics|consent/(start|stored))',
      'src/platform/(load-script|services/)',
    ),
    priority: 2,
  },
  {
    name: 'legal',
    test: anyOf('src/pages/legal/', 'src/sections/legal/'),
    priority: 2,
  },
  {
    name: 'page-sections',
    test: anyOf(
      'src/sections/(?!actions|band|call-to-action|channels|legal|partner-landing|picture|workflow-section)',
    ),
    priority: 1,
  },
];
