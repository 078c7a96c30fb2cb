import { site } from '#content/site.ts';

/** Texts of a partner's pages that its configuration does not provide (R2.46, R2.47). */
export const partnerCopy = {
  home: 'الصفحة الرئيسية',
  documents: {
    label: 'المستندات',
    terms: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
    cookies: 'ملفات تعريف الارتباط',
  },
  contactUs: 'تواصل معنا',
  loading: 'جارٍ التحميل',
  /** For a host without a partner, or if the platform fails. */
  neutral: {
    title: 'أسواق خاصة للأعضاء',
    lead: `تعمل هذه البوابة على ${site.name}، وهي منصة تقنية للأسواق الخاصة. يمكن للأعضاء تسجيل الدخول. ولطلب الوصول أو لأي استفسار، تواصل معنا.`,
  },
  projects: {
    heading: 'السوق',
    strip: 'مشاريع مختارة',
    filter: 'فئة الأصول',
    all: 'الكل',
    previous: 'المشاريع السابقة',
    next: 'المشاريع التالية',
    count: {
      zero: 'لا توجد مشاريع',
      one: 'مشروع واحد',
      two: 'مشروعان',
      few: '{count} مشاريع',
      many: '{count} مشروعًا',
      other: '{count} مشروع',
    },
    daysLeft: {
      zero: 'لم يبقَ أي يوم',
      one: 'بقي يوم واحد',
      two: 'بقي يومان',
      few: 'بقيت {count} أيام',
      many: 'بقي {count} يومًا',
      other: 'بقي {count} يوم',
    },
    target: 'التمويل المستهدف',
    totalSize: 'الحجم الإجمالي',
    more: 'و{count} أخرى',
    creator: 'مقدم من',
    action: 'سجّل الدخول للاطلاع',
    untitled: 'مشروع',
  },
} as const;
