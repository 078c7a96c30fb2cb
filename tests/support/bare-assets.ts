import type { DocumentAssets } from '#src/head/document.tsx';

/** The assets of a document without style and fonts. */
export const bareAssets: DocumentAssets = {
  headScript: 'chooseMode()',
  bootScript: 'boot()',
  controlsScript: 'showControlled()',
  themeColor: '#0d2129',
  scripts: ['/entry.js'],
  partnerScripts: [],
  scriptsBeside: [],
  inlineStyle: '',
  inlinedStylesheets: [],
  stylesheets: [],
  fonts: [],
  importMap: undefined,
};
