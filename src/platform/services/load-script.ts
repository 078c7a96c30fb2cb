import { trustPolicy } from '#src/platform/trust-policy.ts';

/** Which hosts scripts may come from is for the content security policy to say. */
const scripts = trustPolicy('script', { createScriptURL: (url: string) => url });

/**
 * Loads a script of somebody else. Resolves when it has run, rejects when it cannot be had; it is then
 * taken off the page, so that a later call tries again.
 */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scripts.createScriptURL(url);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} cannot be loaded`));
    });
    document.head.append(script);
  });
}
