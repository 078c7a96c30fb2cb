import { trustPolicy } from '#src/platform/trust-policy.ts';

/** The content security policy names the hosts. */
const scripts = trustPolicy('script', { createScriptURL: (url: string) => url });

/** Loads a third-party script. After a failure a later call tries again. */
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
