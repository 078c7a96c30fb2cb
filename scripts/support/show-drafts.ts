// Imported before any other module by commands that show drafts: content/languages.ts reads it.
process.env['SHOW_DRAFTS'] = '1';
