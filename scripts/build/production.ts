// React chooses its build when it is first loaded, so this must run before any other import does.
process.env['NODE_ENV'] = 'production';

// content/languages.ts reads it when it is loaded.
if (process.argv.includes('--draft')) process.env['SHOW_DRAFTS'] = '1';
