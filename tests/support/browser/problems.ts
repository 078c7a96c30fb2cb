import type { Page } from '@playwright/test';

/**
 * Collects messages of the page's console from now on, of any level (React reports there what it had
 * to mend), uncaught errors, and violations of the content security policy.
 */
export async function watchProblems(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy refused ${blockedURI || 'inline code'} (${violatedDirective})`),
    ),
  );
  return problems;
}
