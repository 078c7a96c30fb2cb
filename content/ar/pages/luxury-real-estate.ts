import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { facts } from '../facts-today.ts';
import { tickets } from '../sample-amounts.ts';

/** Copy of the luxury real estate page (R2.39). */
export const luxuryRealEstate = {
  hero: {
    picture: 'segment-luxury-real-estate',
    layout: 'before',
    eyebrow: 'العقارات الفاخرة',
    title: 'عقارات فاخرة، تتصفحها دون الكشف عن هويتك',
    lead: 'تستعرض المكاتب العائلية ومديرو الثروات والصناديق العقارية الفلل والمساكن والفنادق في السوق. ولا يعرف المالك من أنت إلا عندما تختار التواصل.',
    actions: [
      { label: 'استكشف العقارات', to: { platform: 'register-investor' } },
      { label: 'تحدّث إلى مختص', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    note: 'للعملاء المحترفين، رهنًا بالموافقة. يشرح المختصون المنصة، ولا يقدمون المشورة بشأن عقار أو سعره.',
  },
  sections: {
    discretion: {
      kind: 'facing',
      tone: 'sunk',
      heading: 'السرية للمشترين والملاك',
      items: [
        {
          title: 'للمشترين',
          description:
            'قيّم العقار قبل أن يُعرف اهتمامك به. تتصفح دون الكشف عن هويتك، ولا يعرف اسمك إلا مالك واحد.',
        },
        {
          title: 'للملاك',
          description:
            'اعرض عقارك على المستثمرين المحترفين دون بيع علني. ويمكن إبقاء اسمك سريًا بصفتك الجهة الناشرة.',
        },
      ],
      exhibit: {
        kind: 'sight',
        steps: ['التصفح', 'بدء التواصل', 'توقيع اتفاقية عدم الإفصاح'],
        rows: [
          {
            who: 'أنت',
            cells: ['الإدراج', 'محادثات مباشرة', 'سند الملكية والمعاينات وعقود الإيجار'],
            seen: [0, 1, 2],
          },
          { who: 'المالك', cells: ['لا اطلاع', 'اسمك', 'الاسم والتوقيع'], seen: [1, 2] },
          { who: 'أي مالك آخر', cells: ['لا اطلاع', 'لا اطلاع', 'لا اطلاع'], seen: [] },
        ],
        note: 'من يطّلع على ماذا في كل مرحلة.',
      },
    },
    howItWorks: {
      kind: 'workflow',
      heading: 'الشراء في خمس خطوات',
      steps: [
        {
          icon: 'shield',
          title: 'التسجيل بصفة مستثمر',
          description: 'قدّم طلبك واجتز فحص «اعرف عميلك» ومكافحة غسل الأموال (KYC/AML) قبل فتح أول إدراج.',
          features: ['للعملاء المحترفين', 'تقديم الطلب لا يُلزمك بشيء', 'ضوابط ظهور تتحكم فيها'],
        },
        {
          icon: 'eye-off',
          title: 'تصفح العقارات',
          description: `قارن بين إدراجات من ${facts.countries.text} دولة بصيغة موحدة.`,
          features: ['لا يظهر أي اسم للملاك', 'الحد الأدنى للاستثمار مبيّن'],
        },
        {
          icon: 'pin',
          title: 'التواصل مع المالك',
          description: 'اختر عقارًا واكشف هويتك لمالكه وحده.',
          features: ['كشف الهوية باختيارك', 'تواصل مباشر مع المالك'],
        },
        {
          icon: 'signature',
          title: 'توقيع اتفاقية عدم الإفصاح',
          description: 'وقّع إلكترونيًا لتُفتح لك سندات الملكية وتقارير المعاينة وعقود الإيجار ورسوم الخدمات.',
          features: ['غرفة بيانات افتراضية لكل عقار', 'فحص يجريه خبير المعاينة الذي تكلّفه'],
        },
        {
          icon: 'handshake',
          title: 'التفاوض المباشر',
          description: 'اتفق مع المالك على السعر والشروط، عبر محاميك ومستشاريك.',
          features: ['العقار كاملًا أو حصة منه', 'دون رسوم نجاح'],
        },
      ],
    },
    room: {
      kind: 'features',
      tone: 'night',
      heading: 'ما يحتاج إليه المالك لإدراج عقار',
      items: [
        {
          title: 'إثبات الملكية',
          description: 'مستندات الكيان القانوني وملاكه وحقوقه في العقار.',
        },
        {
          title: 'ملف كامل للعقار',
          description: 'المخططات وتقارير المعاينة وعقود الخدمات وأي نزاعات قائمة، جاهزة لمحامي المشتري.',
        },
        {
          title: 'إعدادات السرية',
          description: 'خيار بشأن ظهور اسمك بصفتك الجهة الناشرة، وضوابط لمن يطّلع على معلوماتك.',
        },
      ],
    },
    terms: {
      kind: 'figures',
      tone: 'paper',
      heading: 'شروط السوق في ثلاثة أرقام',
      items: [
        { value: facts.countries.text, label: 'دولة في السوق' },
        {
          value: facts.minimumTicket.text,
          label: 'أقل حد أدنى للاستثمار، ما لم تحدد الجهة التنظيمية المالية غيره',
        },
        { value: 'صفر', label: 'رسوم نجاح أو عمولات أو رسوم وساطة' },
      ],
    },
    funds: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'للصناديق العقارية: جمع التمويل والبيع معًا',
      paragraphs: [
        `يجمع ${site.product.name} مستثمري الصندوق واتفاقيات عدم الإفصاح وفحوص «اعرف عميلك» ومكافحة غسل الأموال في سجل واحد، مع غرفة بيانات لكل مبنى. وتصلح غرفة البيانات نفسها لبيع لاحق.`,
      ],
      exhibit: {
        kind: 'confluence',
        from: ['المستثمرون والاتفاقيات والفحوص', 'غرفة بيانات لكل مبنى'],
        middle: 'سجل واحد للصندوق',
        to: ['عقارات للشراء، تُراجع دون كشف الهوية', 'عقارات للبيع، تُدرج عند جاهزيتها'],
        note: 'كيف يشتري الصندوق ويبيع على المنصة.',
      },
    },
    share: {
      kind: 'prose',
      heading: 'الاستثمار المشترك في عقار واحد',
      paragraphs: [
        `يمكن لعدة مستثمرين المشاركة في عقار واحد، ويقرر كل منهم باستقلال. ولا تجمع ${site.name} الأموال في وعاء واحد ولا تختار المستثمرين.`,
      ],
      exhibit: {
        kind: 'screen',
        title: 'فندق في المدينة',
        aside: 'مثال حسابي',
        items: [
          { name: 'مكتب عائلي', value: tickets(20), share: 50 },
          { name: 'صندوق عقاري', value: tickets(12), share: 30 },
          { name: 'عميل لدى مدير ثروات', value: tickets(7), share: 17.5 },
          { name: 'مستثمر خاص، بالحد الأدنى للاستثمار', value: tickets(1), share: 2.5 },
        ],
        total: { name: 'مجموع الاستثمارات الأربعة', value: tickets(40) },
        note: 'المبالغ للتوضيح فقط.',
      },
    },
  },
  callToAction: {
    heading: 'تصفح الإدراجات، أو أدرج عقارًا',
    text: 'يطّلع المستثمرون على الإدراجات بعد الموافقة على طلباتهم. ويسجّل الملاك والمطورون بصفة طالبي رأس مال، وينشرون إدراجاتهم بعد الموافقة على مستنداتهم.',
    actions: [
      { label: 'تصفح إدراجات العقارات الفاخرة', to: { platform: 'register-investor' } },
      { label: 'أدرج عقارًا', to: { platform: 'register-capital-seeker' } },
      { label: 'تحدّث إلى مختص', to: { route: 'contact', subject: 'general-inquiry' } },
    ],
    related: ['family-office', 'investors', 'founders', 'faq'],
  },
} satisfies PageCopy;
