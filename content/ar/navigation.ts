import { site } from '#content/site.ts';
import type { Navigation } from '#src/model/navigation.schema.ts';

/** Texts of the menus that belong to no page. src/pages.ts has the pages of each menu and their order. */
export const navigation: Navigation = {
  groups: { platform: 'المنصة', solutions: 'الحلول', company: 'الشركة', legal: 'معلومات قانونية' },
  disclaimer: `${site.name} منصة تقنية، لا تقدم المشورة الاستثمارية ولا تمارس الوساطة ولا الترويج، ولا يُعد أي محتوى في هذا الموقع عرضًا أو توصية. ويقوم التعامل في السوق على مبادرة المستثمر (الطلب العكسي): يتصفح المستثمرون بمبادرة منهم، ويقررون بأنفسهم هل يتواصلون أم لا. ويتولى المستخدمون الفحص النافي للجهالة بأنفسهم، ويستعينون بمشورة مستقلة قبل إبرام أي صفقة.`,
};
