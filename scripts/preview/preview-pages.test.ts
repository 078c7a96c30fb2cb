import { describe, expect, it } from 'vitest';
import { isPlatformPath } from './platform-paths.ts';
import { renderPlatformPage } from './preview-pages.ts';

describe('isPlatformPath', () => {
  it.each([
    ['/login', true],
    ['/join', true],
    ['/registration/investor', true],
    ['/registration/capital-seeker', true],
    ['/ar/registration/investor', true],
    ['/ar/registration', false],
    ['/kb/registration/investor', false],
    ['/registration', false],
    ['/about/registration/investor', false],
    ['/login/x', false],
    ['/logins', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isPlatformPath(path)).toBe(expected);
  });
});

it('shows the address that was asked for as text', async () => {
  const page = String(await renderPlatformPage('http://localhost/login?x=<script>alert(1)</script>'));
  expect(page).toContain('/login?x=&lt;script&gt;');
  expect(page).not.toMatch(/<script|style=/);
});
