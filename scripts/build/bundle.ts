import { createBuilder } from 'vite';

/** Both bundles, then every page as HTML: the work of `prerenderPlugin`. */
export async function bundleAndPrerender(): Promise<void> {
  const builder = await createBuilder({ mode: 'production', logLevel: 'warn' });
  await builder.buildApp();
}
