/**
 * Puts the current year where the built page shows the year of the build: a page must be right on
 * 1 January too (F-B15). The markup is static, so React never compares it.
 */
export function showCurrentYear(now = new Date()): void {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = `${now.getFullYear()}`;
  }
}
