import { facts as today } from '#content/facts-today.ts';
import { withTexts } from '#src/lib/day/facts-on.ts';

/** The figures of content/facts.ts on the day of the site, in Arabic. A text without a word is as in English. */
export const facts = withTexts(today, {
  traditionalSuccessFee: '2% إلى 5%',
  priceInvestors: 'مجانًا',
  singleStorage: '2\u00a0غيغابايت',
  listingMonths: '6\u00a0أشهر',
  multiStorage: '50\u00a0غيغابايت',
  multiStorageTop: '250\u00a0غيغابايت',
  topStorage: '10\u00a0تيرابايت',
  faqSupportMarketplace: '24\u00a0ساعة',
  faqSupportProduct: '4\u00a0ساعات',
  faqSupportEnterprise: 'ساعة واحدة',
  feeDueDays: '5\u00a0أيام تقويمية',
  feeChangeNoticeDays: '5\u00a0أيام تقويمية',
  claimsYears: 'سنة واحدة',
  consentAnswerMonths: 'ستة أشهر',
  captchaItemMonths: 'ستة أشهر',
  analyticsItemYears: 'سنتين',
  advertisingItemDays: '90\u00a0يومًا',
  privacyAnswerMonths: 'شهر واحد',
  privacyExtensionMonths: 'شهرين إضافيين',
});
