import type { Page } from '@playwright/test';

/**
 * Collects what stands in a page's console from now on, whatever its level (React reports there what it had
 * to mend), uncaught errors, and whatever the content security policy refused.
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
