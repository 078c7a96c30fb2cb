import { site } from '#content/site.ts';

/** What the company says of itself, and where it is. */
export const company = {
  tagline: 'نصل رأس المال بالفرص حول العالم',
  description: `${site.name} منصة تقنية للأسواق الخاصة: برنامج لإدارة الصفقات وجمع التمويل، وسوق عابرة للحدود دون رسوم نجاح.`,
  financialCentre: 'مركز دبي المالي العالمي',
  address: ['الطابق 4، غيت أفينيو', 'مركز دبي المالي العالمي', 'دبي، الإمارات العربية المتحدة'],
  locality: 'دبي',
  /** For search engines: what the product runs in, and what the marketplace is. */
  operatingSystem: 'متصفح الويب',
  serviceType: 'سوق للأسواق الخاصة',
  /** In place of a description of the picture of a shared link. */
  previewImage: `صورة معاينة ${site.name}`,
} as const;
