import { afterEach, expect, it, vi } from 'vitest';

import { tagPageOf } from './start-analytics.ts';

const view = {
  path: '/invited/jane@fund.example',
  query: '?token=abc&utm_source=letter',
  title: 'For jane@fund.example',
};

afterEach(() => vi.restoreAllMocks());

it('reports address and title without personal data (F-T7)', () => {
  expect(tagPageOf(view, undefined)).toMatchObject({
    page_location: `${location.origin}/invited/redacted?utm_source=letter`,
    page_title: 'For redacted',
  });
});

it.each([
  ['https://mail.example/to/jane@fund.example?phone=1&gclid=2', 'https://mail.example/to/redacted?gclid=2'],
  ['https://search.example/#jane@fund.example', 'https://search.example/'],
  ['', ''],
  ['no address', ''],
])('reports the referrer %j as %j (F-T7)', (referrer, reported) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(tagPageOf(view, undefined).page_referrer).toBe(reported);
});

it('names the previous view, if any, instead of the referrer of the document', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
  expect(tagPageOf({ ...view, path: '/faq', query: '' }, view).page_referrer).toBe(
    `${location.origin}/invited/redacted?utm_source=letter`,
  );
});
