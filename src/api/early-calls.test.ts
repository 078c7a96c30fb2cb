import { afterEach, expect, it, vi } from 'vitest';

import { apiUrl } from './endpoints.ts';
import { startPartnerCalls } from './early-calls.ts';

afterEach(() => vi.unstubAllGlobals());

// Browsers accept these characters in the name of a host.
it.each(['acme', 'a&subDomain=other', 'a+b', 'a=b', "a'b", 'xn--mgbh0fb'])(
  'the head script asks for the partner of the host %s at the address that the app would use (R7.7)',
  (subdomain) => {
    const host = `${subdomain}.localhost`;
    const send = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('window', {});
    vi.stubGlobal('location', { host });
    vi.stubGlobal('fetch', send);
    startPartnerCalls(subdomain, '/terms');
    const queryOf = (url: string | undefined) => [...new URL(url ?? '', 'http://localhost').searchParams];
    const asked = send.mock.calls.map(([url]) => queryOf(url));
    expect(asked).toEqual([
      queryOf(apiUrl('', 'subdomainExists', { currentUrl: `${host}/terms` })),
      queryOf(apiUrl('', 'partnerConfig', { subDomain: subdomain })),
    ]);
    startPartnerCalls(subdomain, '/');
    expect(send.mock.lastCall?.[0], 'projects on the landing page alone').toMatch(/\/projects\/featured$/);
  },
);
