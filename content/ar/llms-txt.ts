import type { LlmsTxt } from '#src/model/navigation.schema.ts';

export const llmsTxt: LlmsTxt = {
  lists: {
    platform: 'المنصة',
    audiences: 'لمن صُممت',
    company: 'الشركة',
    legal: 'الوثائق القانونية',
  },
  data: {
    heading: 'البيانات',
    prices: {
      label: 'الباقات والإضافات',
      note: 'تكلفة كل باقة ومحتواها كما في صفحة الأسعار، بصيغة JSON',
    },
    notices: {
      label: 'إشعارات الأطراف الثالثة',
      note: 'تراخيص البرمجيات والخطوط المستخدمة في هذا الموقع، بصيغة نص عادي',
    },
  },
};
