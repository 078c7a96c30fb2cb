import type { Pictures } from '#src/model/pictures.schema.ts';

/**
 * The pictures of content/pictures, by file name: alternative text, and `sample: true` while a picture is a
 * sample. `focus: { x: 30, y: 40 }` is the focal point of a cropped picture. `crops` are the
 * parts that are readable at the size they are shown, in pixels of the source.
 */
export const pictures = {
  'product-pipeline': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      page: { x: 0, y: 0, width: 1460, height: 690 },
      column: { x: 785, y: 180, width: 815, height: 562 },
      phone: { x: 972, y: 196, width: 345, height: 340 },
    },
    alt: {
      en: 'A board of deals in five stages, with amounts, owners and next steps. A colleague is moving one deal to due diligence.',
      ar: 'لوحة صفقات بخمس مراحل تعرض المبالغ والمسؤولين والخطوات التالية، وأحد الزملاء ينقل صفقة إلى مرحلة الفحص النافي للجهالة.',
    },
  },
  'product-data-room': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 281, y: 82, width: 880, height: 607 },
      phone: { x: 600, y: 145, width: 425, height: 418 },
    },
    alt: {
      en: 'A data room: the index of folders, what one group may do with each document, the groups with access, a watermarked page and an answered question.',
      ar: 'غرفة بيانات تعرض فهرس المجلدات وصلاحيات كل مستند وصفحة بعلامة مائية وسجل منح الوصول.',
    },
  },
  'product-relations': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 640, y: 85, width: 880, height: 607 },
      phone: { x: 645, y: 290, width: 425, height: 418 },
    },
    alt: {
      en: 'The record of an investor: a signed NDA with its four steps, KYC and AML checks, a timeline and interests by project.',
      ar: 'سجل مستثمر يضم اتفاقية عدم إفصاح موقعة وحالة فحوص اعرف عميلك وتسلسلًا زمنيًا للتواصل.',
    },
  },
  'product-fundraising': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      page: { x: 0, y: 0, width: 1460, height: 690 },
      column: { x: 275, y: 90, width: 880, height: 607 },
      phone: { x: 290, y: 100, width: 425, height: 418 },
    },
    alt: {
      en: 'A raise: commitments rise as streams towards a dashed target, above the investors by stage with amounts, the documents and three people waiting for an answer.',
      ar: 'عملية جمع تمويل: التزامات ترتفع كجداول نحو الهدف، وتحتها المستثمرون حسب المرحلة مع المبالغ والمستندات ومن ينتظرون الرد.',
    },
  },
  'product-nda': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 535, y: 393, width: 880, height: 607 },
      phone: { x: 1200, y: 98, width: 400, height: 394 },
    },
    alt: {
      en: 'A mutual NDA while it is being signed: one signature done, one half written, one to come, with the audit trail and the folders that open afterwards.',
      ar: 'اتفاقية عدم إفصاح متبادلة أثناء توقيعها: توقيع تم وآخر قيد الكتابة وثالث لاحق، مع سجل التدقيق والمجلدات التي تُفتح بعد ذلك.',
    },
  },
  'product-kyc': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 275, y: 82, width: 880, height: 607 },
      phone: { x: 284, y: 95, width: 425, height: 418 },
    },
    alt: {
      en: 'KYC and AML: eight new names with six checks each, the owners behind one of them as streams, its documents, and the decision waiting for a person.',
      ar: 'اعرف عميلك ومكافحة غسل الأموال: ثمانية أسماء جديدة لكل منها ستة فحوص، وملاك أحدها ومستنداته وقرار ينتظر المسؤول.',
    },
  },
  'marketplace-browse': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      page: { x: 0, y: 0, width: 1460, height: 690 },
      column: { x: 340, y: 95, width: 830, height: 573 },
      phone: { x: 345, y: 155, width: 415, height: 408 },
    },
    alt: {
      en: 'Six opportunities with ticket, target and days left beside filters by asset class, region and ticket. The profile reads: Identity hidden until you engage.',
      ar: 'ست فرص استثمارية بجانب عوامل تصفية حسب فئة الأصول والمنطقة، مع ملف شخصي مجهول الهوية.',
    },
  },
  'marketplace-engage': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 30, y: 110, width: 840, height: 579 },
      phone: { x: 952, y: 120, width: 425, height: 418 },
    },
    alt: {
      en: 'An investor chooses between staying anonymous and revealing chosen details to one issuer. The next step is a mutual NDA.',
      ar: 'مستثمر يختار بين البقاء مجهولًا والكشف عن هويته لجهة واحدة، والخطوة التالية اتفاقية عدم إفصاح.',
    },
  },
  'marketplace-co-invest': {
    sample: true,
    legibleFromPx: 1297,
    crops: {
      column: { x: 25, y: 95, width: 880, height: 607 },
      phone: { x: 32, y: 100, width: 425, height: 418 },
    },
    alt: {
      en: 'Eight co-investors, some shown and some hidden, whose tickets flow into one allocation bar beside the terms for everyone.',
      ar: 'ثمانية مستثمرين مشاركين، بعضهم ظاهر وبعضهم مخفي، تتدفق مساهماتهم إلى شريط تخصيص واحد.',
    },
  },
  'segment-family-office': {
    sample: true,
    alt: {
      en: 'Water flows down a series of ridges and divides into five channels across a plain.',
      ar: 'ماء ينحدر من تل إلى تل ثم يتفرع ليسقي خمس أراضٍ في السهل.',
    },
  },
  'segment-fund-managers': {
    sample: true,
    alt: {
      en: 'Seven streams join one river, pass through a large ring and divide to five wells.',
      ar: 'سبعة جداول تلتقي في نهر واحد يمر عبر حلقة كبيرة ثم يتفرع إلى خمس آبار.',
    },
  },
  'segment-advisory-ma': {
    sample: true,
    alt: {
      en: 'A bridge carries a channel between a teal bank and a copper bank; its arch and reflection form a circle.',
      ar: 'جسر يحمل قناة ماء بين ضفتين، ويكتمل قوسه دائرةً مع انعكاسه في الماء.',
    },
  },
  'segment-accelerators': {
    sample: true,
    alt: {
      en: 'Many springs seen from above, each with its own terraces, connected by shared channels.',
      ar: 'ينابيع كثيرة من الأعلى، لكل منها مدرجاته الخاصة، وبينها قنوات مشتركة.',
    },
  },
  'segment-investors': {
    sample: true,
    alt: {
      en: 'A lens over a field of points. One point glows under it, linked by a dotted line to a hidden figure.',
      ar: 'عدسة فوق حقل من النقاط، تتوهج تحتها نقطة واحدة يصل إليها خط منقط من شخص لا يُرى.',
    },
  },
  'segment-founders': {
    sample: true,
    alt: {
      en: 'A spring rises through layers of rock into a fountain at dawn.',
      ar: 'عند الفجر يشق نبع طبقات الصخر ويتفتح نافورة.',
    },
  },
  'segment-pe-venture-capital': {
    sample: true,
    alt: {
      en: 'A round hill of six terraces, fed by aqueducts from both sides. Dots mark out the next terrace.',
      ar: 'تل مستدير من ست مدرجات تغذيه قنوات محمولة من الجانبين، وينحدر الماء من حلقة إلى حلقة، وتحدد نقاطٌ الحلقة التالية.',
    },
  },
  'segment-fundraisers': {
    sample: true,
    alt: {
      en: 'Small springs run through one gate to a large water wheel, which lifts the water into a single canal on arches.',
      ar: 'ينابيع صغيرة كثيرة تجتمع عبر بوابة واحدة عند ناعورة كبيرة ترفع الماء إلى قناة واحدة فوق أقواس.',
    },
  },
  'segment-consultants': {
    sample: true,
    alt: {
      en: 'A survey sheet with drawing instruments: map and section of a valley, with a planned tunnel of seven shafts from the hill to the fields.',
      ar: 'خريطة وادٍ ومقطعه على ورقة واحدة مع بوصلة وفرجار وميزان مساحة، ونفق بسبع آبار مخطط من التل إلى الحقول.',
    },
  },
  'segment-luxury-real-estate': {
    sample: true,
    alt: {
      en: 'A desert estate from above: a villa with a wind tower, a slender tower, a long pool and a four-part garden, fed by one channel.',
      ar: 'عقار وسط الرمال من الأعلى: فيلا ببرج هواء وبرج رشيق ومسبح طويل وحديقة من أربعة أقسام ترويها قناة واحدة.',
    },
  },
  'segment-secondary-exit': {
    sample: true,
    alt: {
      en: 'At night, water flows under a raised gate from a high basin to a lower one.',
      ar: 'ليلًا يعبر الماء تحت بوابة مرفوعة من حوض عالٍ إلى حوض أدنى، فتتقارب خطوطه عند الفتحة ثم تنبسط تحت القمر.',
    },
  },
  'world-channels': {
    sample: true,
    legibleFromPx: 550,
    alt: {
      en: 'A dotted map of the world with lines from Dubai to eleven cities.',
      ar: 'خريطة للعالم بالنقاط تمتد فيها قنوات من دبي إلى إحدى عشرة مدينة.',
    },
  },
  'world-channels-near': {
    sample: true,
    legibleFromPx: 269,
    alt: {
      en: 'A dotted map from London to Hong Kong with lines from Dubai to six cities.',
      ar: 'خريطة بالنقاط من لندن إلى هونغ كونغ تمتد فيها قنوات من دبي إلى ست مدن.',
    },
  },
} as const satisfies Pictures;
