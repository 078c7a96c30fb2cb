import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { facts } from '../facts-today.ts';
import { successFeesOn, tickets } from '../sample-amounts.ts';

/** Copy of the page for founders and capital seekers (R2.34). */
export const founders = {
  hero: {
    picture: 'segment-founders',
    eyebrow: 'المؤسسون وطالبو رأس المال',
    title: 'أدِر جولة التمويل من مكان واحد',
    lead: `غرفة بيانات افتراضية واحدة، ومسار واحد للمستثمرين، وإدراج واحد في سوق تمتد إلى ${facts.countries.text} دولة، لتجمع رأس المال وتواصل إدارة شركتك.`,
    actions: [
      { label: 'قدّم طلبك بصفة طالب رأس مال', to: { platform: 'register-capital-seeker' } },
      { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
    ],
    note: 'يخضع التسجيل لفحص «اعرف عميلك» ومكافحة غسل الأموال (KYC/AML) وللموافقة على المستندات. ولا يضمن الإدراج الحصول على تمويل.',
  },
  sections: {
    tools: {
      kind: 'features',
      layout: 'index',
      heading: 'خمس أدوات لجولة تمويل محكمة',
      items: [
        {
          title: 'غرفة بيانات افتراضية',
          description: 'احفظ العقود والحسابات وجدول الملكية في مكان آمن واحد، وحدّث كل ملف مرة واحدة.',
        },
        {
          title: 'التوقيع الإلكتروني على اتفاقيات عدم الإفصاح',
          description: 'يوقّع المستثمرون قبل مشاركة المعلومات السرية.',
        },
        {
          title: 'مسار الصفقات',
          description: 'تابع مع شركائك المؤسسين كل مستثمر، من المكالمة الأولى حتى ورقة الشروط.',
        },
        {
          title: 'إدارة علاقات المستثمرين (CRM)',
          description: 'احفظ جهات الاتصال والملاحظات والأسباب، لهذه الجولة ولما بعدها.',
        },
        {
          title: 'الإدراج في السوق',
          description: 'اعرض مشروعك بصيغة موحدة تتيح للمستثمرين المحترفين المقارنة.',
        },
      ],
      exhibit: {
        kind: 'screen',
        title: 'غرفة البيانات',
        aside: 'الاطلاع بحسب المجلد',
        items: [
          { name: 'جدول الملكية', value: 'محدّث', state: 'done', lines: ['يشمل خيارات الأسهم'] },
          { name: 'الحسابات', value: 'متاحة أمام 4 مستثمرين', state: 'done' },
          {
            name: 'العقود',
            value: 'بعد اتفاقية عدم الإفصاح',
            state: 'due',
            lines: ['وقّع 3 مستثمرين من أصل 4'],
          },
          { name: 'التوقعات المالية', value: 'بعد اتفاقية عدم الإفصاح', state: 'due' },
          { name: 'الرواتب', value: 'غير متاحة بعد', state: 'open' },
        ],
        note: 'الأرقام والأسماء للتوضيح فقط.',
      },
    },
    workflow: {
      kind: 'workflow',
      tone: 'sunk',
      heading: 'جولة التمويل في ست خطوات',
      steps: [
        {
          icon: 'folder',
          title: 'جمع المستندات',
          description: 'اجمع ما يثبت وجود الكيان وملكيته، والحسابات، وجدول ملكية كاملًا.',
          features: ['إثبات الكيان القانوني', 'إثبات الحقوق في المشروع'],
        },
        {
          icon: 'shield',
          title: 'التسجيل والتحقق',
          description:
            'قدّم المستندات للموافقة عليها. تستكمل الشركة أولًا إجراءات «اعرف عميلك» الخاصة بها، ثم إجراءات المشروع.',
          features: ['«اعرف عميلك» للكيان وللمشروع', `${facts.priceCapitalSeekers.text}، تُدفع مرة واحدة`],
        },
        {
          icon: 'document',
          title: 'إعداد الإدراج',
          description: 'أكمل الصيغة الموحدة بالشروط وأوجه استخدام الأموال والحد الأدنى للاستثمار.',
          features: [
            `حد أدنى للاستثمار قدره ${facts.minimumTicket.text}`,
            `عدد الإدراجات: ${facts.singleListings.text} كل ${facts.listingMonths.text}`,
          ],
        },
        {
          icon: 'lock',
          title: 'تجهيز غرفة البيانات',
          description: 'حدّد المجلدات المفتوحة، والمجلدات التي تتطلب توقيع اتفاقية عدم الإفصاح.',
          features: [`مساحة تخزين ${facts.singleStorage.text}`, 'الاطلاع محدد لكل مجلد'],
        },
        {
          icon: 'pipeline',
          title: 'الرد على المستثمرين',
          description:
            'يتصفح المستثمرون دون الكشف عن هويتهم، ويعرّفون بأنفسهم عند بدء التواصل. حدّد لكل منهم مرحلة وخطوة تالية.',
          features: ['مستثمرون اختاروا التواصل', 'مسار مشترك بين المؤسسين'],
        },
        {
          icon: 'handshake',
          title: 'إغلاق الجولة',
          description: 'اتفق مع المستثمر مباشرة على الشروط، واحتفظ بالسجل كاملًا للجولة التالية.',
          features: ['دون رسوم نجاح', 'مستندات محفوظة لمجلس الإدارة'],
        },
      ],
    },
    access: {
      kind: 'prose',
      heading: 'شارك المعلومات السرية على مراحل',
      paragraphs: [
        'يعرّف الإدراج بمشروعك. أما العقود والتوقعات وسائر المستندات السرية فلا تُفتح إلا بعد توقيع اتفاقية عدم الإفصاح.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['التصفح', 'بدء التواصل', 'توقيع اتفاقية عدم الإفصاح'],
        rows: [
          { who: 'مستثمر لم يكشف عن هويته', cells: ['الإدراج', 'لا اطلاع', 'لا اطلاع'], seen: [0] },
          {
            who: 'المستثمر الذي يبدأ التواصل',
            cells: ['الإدراج', 'محادثات مباشرة', 'غرفة البيانات'],
            seen: [0, 1, 2],
          },
          {
            who: 'فريقك',
            cells: ['لا اسم للمستثمر', 'اسم المستثمر', 'التوقيع وصلاحية الاطلاع'],
            seen: [1, 2],
          },
        ],
        note: 'من يطّلع على ماذا في كل مرحلة.',
      },
    },
    price: {
      kind: 'figures',
      heading: 'مشروع واحد، وسداد لمرة واحدة',
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'تُدفع مرة واحدة، لمشروع واحد' },
        { value: facts.singleStorage.text, label: 'مساحة تخزين في غرفة البيانات' },
        { value: facts.singleListings.text, label: `إدراج في السوق كل ${facts.listingMonths.text}` },
        { value: 'صفر', label: 'رسوم نجاح على رأس المال الذي تجمعه' },
      ],
      exhibit: {
        kind: 'screen',
        title: `في جولة قيمتها ${tickets(10)}`,
        aside: 'مثال حسابي',
        items: successFeesOn(10, `${facts.priceCapitalSeekers.text} مرة واحدة`),
        layout: 'row',
        note: 'للتوضيح فقط. رسوم النجاح التقليدية مقارنة بسعر المشروع الواحد.',
      },
    },
    admission: {
      kind: 'list',
      heading: 'المستندات المطلوبة لتقديم الطلب',
      intro: 'قد يُرفض الطلب أو يُزال المشروع دون حق في الاعتراض. جهّز هذه الملفات أولًا.',
      items: [
        'ما يثبت وجود الكيان القانوني ومن يملكه.',
        'مستندات «اعرف عميلك» للكيان ولكل مشروع.',
        'ما يثبت حقوقك في المشروع، قبل كل عملية رفع.',
        `حد أدنى للاستثمار لا يقل عن ${facts.minimumTicket.text}، أو مبلغ آخر تحدده الجهة التنظيمية المالية.`,
        'المستندات السرية، منفصلة عما تشاركه دون قيود.',
      ],
    },
  },
  callToAction: {
    heading: 'ابدأ طلبك',
    text: 'سجّل وقدّم مستنداتك، ثم انشر إدراجك بعد الموافقة عليها.',
    actions: [
      { label: 'قدّم طلبك بصفة طالب رأس مال', to: { platform: 'register-capital-seeker' } },
      { label: 'اطّلع على الأسعار', to: { route: 'pricing' } },
    ],
    related: ['fundraisers', 'accelerators', 'consultants', 'faq'],
  },
} satisfies PageCopy;
