const page = ['sections', 'features', 'ui', 'api', 'platform', 'lib', 'routes', 'content', 'styles'] as const;

/**
 * Layer → the layers whose values its files may import, beside its own. Whatever is not named here
 * (`head`, `model`, `scripts` in most rows) never reaches the browser through that layer.
 */
const mayImport = {
  'entry-client': ['router', 'app', 'platform', 'lib', 'routes', 'content', 'styles'],
  'entry-services': ['app'],
  'entry-head': ['api', 'platform', 'content'],
  'entry-prerender': ['router', 'app', 'head', 'platform', 'lib', 'routes', 'content'],
  router: ['app', 'pages', 'platform', 'routes'],
  app: page,
  pages: page,
  sections: page.slice(1),
  features: page.slice(2),
  ui: ['platform', 'lib', 'styles'],
  api: ['platform', 'lib'],
  platform: ['lib'],
  lib: [],
  routes: ['content'],
  content: ['routes', 'lib'],
  head: ['app', 'lib', 'routes', 'content', 'model'],
  model: ['routes', 'content', 'lib'],
  styles: [],
} as const satisfies Record<string, readonly string[]>;

export type Layer = keyof typeof mayImport;

/** Layers whose files end up in the browser: what they import must be a runtime dependency. */
export const browserLayers: readonly string[] = [
  ...[
    'entry-client',
    'entry-services',
    'entry-head',
    'router',
    'app',
    'pages',
    'sections',
    'features',
    'ui',
    'api',
    'platform',
    'lib',
  ],
  ...['routes', 'content'],
];

/** Their folders stand alone: a feature or page never imports another one. */
const separate = new Set(['features', 'pages']);

/** Build-only layers whose types everyone may use. */
const typesForAll = new Set(['model', 'head']);

/** Folders of `scripts/`, from the top: each may import from those further down, types too. */
const scriptFolders = [
  'commands',
  'launch',
  'deployment',
  'build',
  'legal',
  'checks',
  'preview',
  'hosts',
  'support',
];

/** The one folder of `scripts/build` that may import the others, and is imported by none of them. */
const bundling = 'scripts/build/vite/';

/** The layer of a path from the project's root: `src/ui/tabs/tabs.tsx` → `ui`. */
export function layerOf(path: string): string {
  // The registry is no page: it stands with the routes.
  if (path === 'src/pages.ts') return 'routes';
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? second.replace(/\.tsx?$/, '') : top;
}

/** Why an import between two files of the project breaks the order of the layers, if it does. */
export function directionFault(file: string, target: string, isType: boolean): string | undefined {
  const from = layerOf(file);
  const to = layerOf(target);
  if (from === 'scripts' && to === 'scripts') return scriptFault(file, target);
  if (!isLayer(from)) return undefined;
  if (from === to) {
    const isSame = file.split('/')[2] === target.split('/')[2];
    if (isSame || !separate.has(from)) return undefined;
    return `${from} never import each other: move what both need to a layer below, or speak through src/platform/events.ts`;
  }
  if (isType && (typesForAll.has(to) || (from === 'content' && target.startsWith('src/')))) return undefined;
  const allowed: readonly string[] = mayImport[from];
  if (allowed.includes(to)) return undefined;
  return `${from} may import from ${allowed.join(', ') || 'no other layer'}: take it as a parameter, or move one of the two files`;
}

function scriptFault(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map((path) => path.split('/')[1] ?? '');
  if (from === to) {
    const [isAbove, isBelow] = [target, file].map((path) => path.startsWith(bundling));
    return isAbove && !isBelow
      ? `${bundling} stands above the rest of scripts/build: take what it makes as a parameter`
      : undefined;
  }
  const [above, below] = [from, to].map((folder = '') => scriptFolders.indexOf(folder));
  if (above === undefined || below === undefined || above < 0 || below < 0)
    return `scripts/${above === -1 ? from : to} has no place in the order of folders: give it one in tests/architecture/support/layers.ts`;
  return above < below
    ? undefined
    : `scripts/${from} is not above scripts/${to}: move what both need to a folder below both`;
}

const isLayer = (name: string): name is Layer => name in mayImport;
