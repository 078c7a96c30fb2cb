import { afterEach, expect, it, vi } from 'vitest';

import { tagPageOf, unreportedCampaign } from './tag-page.ts';

const view = {
  path: '/invited/jane@fund.example',
  query: '?token=abc&utm_source=letter',
  title: 'For jane@fund.example',
};

afterEach(() => vi.restoreAllMocks());

it('a view is reported with address and title, without personal data (F-T7)', () => {
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
])('the referrer %j is reported as %j (F-T7)', (referrer, reported) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(tagPageOf(view, undefined).page_referrer).toBe(reported);
});

it('a view names the previous one, if any, instead of the referrer of the document', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
  expect(tagPageOf({ ...view, path: '/faq', query: '' }, view).page_referrer).toBe(
    `${location.origin}/invited/redacted?utm_source=letter`,
  );
});

it('a view has the campaign of the page before, unless it has its own', () => {
  const later = { ...view, path: '/faq', query: '?utm_medium=mail' };
  expect(tagPageOf(later, undefined, '?utm_source=letter&utm_medium=post&token=x').page_location).toBe(
    `${location.origin}/faq?utm_medium=mail&utm_source=letter`,
  );
  expect(tagPageOf({ ...later, query: '' }, undefined, '?gclid=1').page_location).toBe(
    `${location.origin}/faq?gclid=1`,
  );
});

it('the campaign is found in the address of the page before, until the tag has counted the visit', () => {
  const before = vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://other.example/?utm_source=a');
  expect(unreportedCampaign()).toBe('');
  before.mockReturnValue(`${location.origin}/?utm_source=letter`);
  expect(unreportedCampaign()).toBe('?utm_source=letter');
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; _ga=GA1.1.2');
  expect(unreportedCampaign()).toBe('');
  cookie.mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(unreportedCampaign()).toBe('');
});
