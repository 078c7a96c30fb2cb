import { trustPolicy } from '#src/platform/trust-policy.ts';

/** For the address that the page itself names. */
const policy = trustPolicy('brand', { createScriptURL: (url: string) => url });

/** Requests the script that brands the page (`entry-brand.ts`), bound to its hash. */
export function addBrandScript(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=scripts-brand]');
  const [src = '', integrity = ''] = named?.content.split(' ') ?? [];
  const script = document.createElement('script');
  // The brand of the last visit is there at the first paint.
  Object.assign(script, { src: policy.createScriptURL(src), integrity, crossOrigin: '', blocking: 'render' });
  // Development serves modules.
  if (!integrity) script.type = 'module';
  document.head.append(script);
}
