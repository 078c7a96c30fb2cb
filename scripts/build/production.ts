// React chooses its build when it is first loaded, so this must run before any other import does.
process.env['NODE_ENV'] = 'production';
