// Preloaded by each command: an import that cannot be read ends a command before its code runs. Plain JavaScript, because
// threads that packages start load it too, without the reader of TypeScript.
process.once('uncaughtException', (error) => {
  void import('./support/explain-failure.ts').then(({ explainFailure }) => explainFailure(error));
});
