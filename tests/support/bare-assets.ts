import type { DocumentAssets } from '#src/head/document.tsx';

/** The assets of a document without style and fonts. */
export const bareAssets: DocumentAssets = {
  headScript: 'chooseMode()',
  bootScript: 'boot()',
  panelScript: 'showPanel()',
  speculationRules: '{}',
  scripts: ['/entry.js'],
  brandScript: undefined,
  scriptsBeside: [],
  inlineStyle: '',
  stylesheets: [],
  fonts: [],
  importMap: undefined,
};
