import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { facts } from '../facts-today.ts';

/** Copy of the page of the 360 product (R2.34, R1.2). */
export const product = {
  hero: {
    eyebrow: 'إدارة الصفقات وجمع التمويل',
    title: 'أدِر كل صفقة من صفقات الأسواق الخاصة في سجل واحد',
    lead: `يضم ${site.product.name} جمع التمويل وغرف البيانات وإدارة علاقات المستثمرين (CRM) ومسار الصفقات والتوقيع الإلكتروني على اتفاقيات عدم الإفصاح وفحوص «اعرف عميلك» ومكافحة غسل الأموال (KYC/AML) في نظام واحد يحمل علامة شركتك التجارية.`,
    actions: [
      { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'اطّلع على الأسعار', to: { route: 'pricing' } },
    ],
    screen: {
      kind: 'picture',
      picture: 'product-fundraising',
      note: `جولة تمويل في ${site.product.name}: تطور الالتزامات، والمستثمرون، والمستندات. البيانات توضيحية.`,
    },
  },
  sections: {
    capabilities: {
      kind: 'showcase',
      tone: 'sunk',
      heading: 'ست وظائف، وسجل مرجعي واحد',
      intro:
        'تُدخل الصفقة مرة واحدة، ويبقى مستثمروها ومستنداتها وتوقيعاتها وفحوصها مرتبطة بها، فيعمل فريقك دائمًا على النسخة الحالية. تعرض الشاشات بيانات توضيحية.',
      items: [
        {
          title: 'جمع التمويل',
          description:
            'حدّد المبلغ المستهدف والمستندات، ثم تابع كل مستثمر من المكالمة الأولى حتى الالتزام. وتظهر الأسئلة المفتوحة بحسب المستثمر.',
          screen: { kind: 'picture', picture: 'product-fundraising' },
        },
        {
          title: 'غرفة بيانات افتراضية آمنة',
          description:
            'الحسابات والنماذج المالية والاتفاقيات في مكان واحد. يُحدَّد الاطلاع بحسب مجموعة المستثمرين، وتُفتح المجلدات السرية بعد توقيع اتفاقية عدم الإفصاح.',
          screen: { kind: 'picture', picture: 'product-data-room' },
        },
        {
          title: 'إدارة علاقات المستثمرين',
          description:
            'جهات الاتصال وعمليات التعريف والاهتمامات والقرارات السابقة في سجل واحد يتشاركه الفريق كله.',
          screen: { kind: 'picture', picture: 'product-relations' },
        },
        {
          title: 'الإدارة المشتركة لمسار الصفقات',
          description: 'يتشارك فريقك مجموعة واحدة من المراحل، مع مسؤول وخطوة تالية لكل صفقة.',
          screen: { kind: 'picture', picture: 'product-pipeline' },
        },
        {
          title: 'التوقيع الإلكتروني على اتفاقيات عدم الإفصاح',
          description:
            'أرسل اتفاقيات عدم الإفصاح ووقّعها رقميًا. ولا تُتاح المعلومات السرية إلا بعد توقيع جميع الأطراف.',
          screen: { kind: 'picture', picture: 'product-nda' },
        },
        {
          title: 'فحوص «اعرف عميلك» ومكافحة غسل الأموال',
          description: 'تظهر حالة الفحص بجانب كل طرف مقابل، فيمكن أن يبدأ الامتثال مع المحادثة الأولى.',
          screen: { kind: 'picture', picture: 'product-kyc' },
        },
      ],
    },
    users: {
      kind: 'features',
      heading: `من يستخدم ${site.product.name}`,
      items: [
        { title: 'فرق الصفقات', description: 'مسار واحد يبيّن المراحل والمسؤولين والخطوات التالية.' },
        { title: 'رؤساء الشؤون القانونية', description: 'حالة اتفاقية عدم الإفصاح قبل فتح أي مستند سري.' },
        { title: 'مسؤولو الامتثال', description: 'الأطراف المقابلة الجديدة، وما لم يكتمل من فحوصها.' },
        {
          title: 'علاقات المستثمرين',
          description: 'التقارير والإشعارات في غرفة البيانات نفسها التي تُدار فيها جولة التمويل.',
        },
      ],
    },
    whiteLabel: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'بعلامة شركتك التجارية',
      paragraphs: [
        'يشغّل عملاء باقة المؤسسات المنتج باسمهم: نطاق فرعي أو بوابة بعلامتهم التجارية، بشعارهم وعبارتهم التعريفية ولونهم المميز واسمهم القانوني، ومعها شروطهم ومستندات الخصوصية لديهم.',
        'يتولى مسؤولو البوابة لدى الشريك الاستراتيجي تسجيل المستخدمين والمشاريع وتصنيفهم والموافقة عليهم. ويتحمل الشريك بالتكافل والتضامن المسؤولية عن المستخدمين الذين يوافق عليهم.',
      ],
    },
    price: {
      kind: 'figures',
      heading: 'تسعير بالاشتراك، دون رسوم نجاح',
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'لمرة واحدة، لمشروع واحد' },
        { value: facts.priceBusiness.text, label: 'سنويًا، لعدة مشاريع' },
        { value: 'صفر', label: 'رسوم نجاح أو عمولات أو رسوم وساطة أو حصة من الأرباح' },
      ],
    },
  },
  callToAction: {
    heading: `شاهد إجراءاتك في ${site.product.name}`,
    text: `يتبع العرض التوضيحي مراحل صفقة تعرفها. ${site.product.name} برنامج: لا تقدم ${site.name} المشورة الاستثمارية، ولا تعمل وسيطًا لأي من الطرفين.`,
    actions: [
      { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'تعرّف على السوق', to: { route: 'marketplace' } },
    ],
  },
} satisfies PageCopy;
