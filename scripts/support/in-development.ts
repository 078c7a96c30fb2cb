// Imported before any other module by `npm run dev`: content/languages.ts and paths.ts read them.
process.env['SHOW_DRAFTS'] = '1';
process.env['MADE_WORDS'] = '.cache/development/words';
