import { explainFailure } from './support/explain-failure.ts';

// Preloaded by each command: an import that cannot be read ends a command before its code runs.
process.once('uncaughtException', (error) => void explainFailure(error));
