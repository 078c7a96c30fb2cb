import type { Page } from '@playwright/test';

/**
 * Collects what a page complains about from now on: errors in the console (React reports there what it
 * had to mend), uncaught errors, and whatever the content security policy refused.
 */
export async function watchProblems(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy refused ${blockedURI || 'inline code'} (${violatedDirective})`),
    ),
  );
  return problems;
}
