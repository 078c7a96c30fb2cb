import { site } from '#content/site.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { facts } from '../facts-today.ts';

/** Copy of the home page (R2.21). */
export const home: HomeCopy = {
  hero: {
    title: 'نصل رأس المال بالفرص حول العالم',
    lead: 'المنظومة والسوق الرائدتان للاستثمار الاحترافي',
    summary:
      'منصة واحدة لإيجاد صفقات الأسواق الخاصة وإدارتها وإغلاقها، للمكاتب العائلية ومديري الصناديق والمستشارين والمؤسسين. مجانية للمستثمرين، وباشتراك فقط لغيرهم، ودون رسوم نجاح.',
    screen: {
      kind: 'picture',
      picture: 'product-pipeline',
      note: `مسار الصفقات في ${site.product.name}، ببيانات توضيحية.`,
    },
    actions: [
      { label: 'انضم الآن', to: { platform: 'join' } },
      { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
    ],
    ourPlatform: 'منصتنا',
    watchVideo: 'شاهد الفيديو',
    pauseFilm: 'إيقاف فيلم الخلفية مؤقتًا',
    playFilm: 'تشغيل فيلم الخلفية',
  },
  figures: [
    { value: facts.countries.text, label: 'دولة تصل إليها السوق' },
    { value: facts.firmsServed.text, label: 'شركة نخدمها' },
    { value: facts.dealsRun.text, label: 'صفقة أُديرت' },
    { value: facts.capitalRaised.text, label: 'رأس المال الذي جُمع' },
  ],
  marquee: {
    label: 'ما تشمله المنصة',
    items: [
      'جمع التمويل',
      'غرفة بيانات افتراضية آمنة',
      'إدارة علاقات المستثمرين (CRM)',
      'مسار صفقات مشترك',
      'توقيع اتفاقيات عدم الإفصاح إلكترونيًا',
      'اعرف عميلك ومكافحة غسل الأموال (KYC/AML)',
      'تصفح دون الكشف عن الهوية',
      'مبادرة المستثمر (الطلب العكسي)',
      'الاستثمار المشترك',
      'دون رسوم نجاح',
    ],
    pause: 'إيقاف النص المتحرك مؤقتًا',
  },
  advantage: {
    heading: 'ما يميزنا',
    intro: 'منصة واحدة لصفقات الأسواق الخاصة، من النظرة الأولى حتى توقيع المستندات.',
    cards: [
      {
        title: 'دون رسوم نجاح',
        description: `اشتراك بدلًا من رسوم تقليدية بنسبة ${facts.traditionalSuccessFee.text}. لا حصة من الأرباح ولا عمولة ولا رسوم وساطة.`,
      },
      {
        title: 'تصفح دون الكشف عن الهوية',
        description: 'يراجع المستثمرون الفرص دون أن تُعرف هويتهم، ولا تُكشف إلا حين يختارون هم بدء التواصل.',
      },
      {
        title: 'سجل واحد لكل صفقة',
        description: `مسار الصفقات وغرفة البيانات وإدارة علاقات المستثمرين وتوقيع اتفاقيات عدم الإفصاح إلكترونيًا وفحوص «اعرف عميلك» ومكافحة غسل الأموال، كلها في ${site.product.name}.`,
      },
      {
        title: `وصول إلى ${facts.countries.text} دولة`,
        description: 'فرص عابرة للحدود ولفئات الأصول، بصيغة موحدة.',
      },
    ],
    action: { label: 'ابدأ الآن', to: { route: 'home', hash: 'segments' } },
  },
  platform: {
    heading: 'برنامج للصفقات وسوق للفرص، على منصة واحدة',
    text: `أدِر الصفقة في ${site.product.name} والتقِ المستثمرين في السوق. استخدم أحدهما أو كليهما معًا: يدخل المستثمرون غرفة البيانات التي أعدّها فريقك متى وُقّعت اتفاقية عدم الإفصاح.`,
    action: { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
  },
  products: {
    heading: `تعرّف على ${site.product.name} والسوق`,
    note: 'تعرض الشاشات بيانات توضيحية.',
    tabsLabel: 'المنتجات',
    tabs: [
      {
        id: 'product',
        label: site.product.name,
        heading: 'أدِر كل صفقاتك في مكان واحد',
        description:
          'جمع التمويل وغرف البيانات وإدارة علاقات المستثمرين ومسار الصفقات والتوقيع الإلكتروني وفحوص «اعرف عميلك» ومكافحة غسل الأموال، كلها بعلامة شركتك التجارية.',
        points: [
          'متابعة الالتزامات مقارنةً بالمبلغ المستهدف',
          'صلاحيات غرفة البيانات بحسب مجموعة المستثمرين',
          'حالة اتفاقية عدم الإفصاح و«اعرف عميلك» ومكافحة غسل الأموال أمام كل مستثمر',
        ],
        action: { label: `استكشف ${site.product.name}`, to: { route: 'product' } },
        slides: [
          { picture: 'product-fundraising', label: 'جمع التمويل: تطور الالتزامات' },
          { picture: 'product-data-room', label: 'غرفة البيانات: صلاحيات كل مجموعة' },
          { picture: 'product-relations', label: 'علاقات المستثمرين: حالة الاتفاقيات والفحوص' },
        ],
      },
      {
        id: 'marketplace',
        label: 'السوق',
        heading: 'ابحث عن الفرص دون الكشف عن هويتك',
        description: `فرص استثمارية في الأسواق الخاصة من ${facts.countries.text} دولة، بصيغة واحدة. رشّحها وقارن بينها دون أن تُعرف هويتك.`,
        points: [
          'ترشيح بحسب فئة الأصول والمنطقة وقيمة الاستثمار',
          'الطلب العكسي: المستثمر هو من يبدأ التواصل',
          'استثمار مشترك إلى جانب مستثمرين آخرين',
        ],
        action: { label: 'استكشف السوق', to: { route: 'marketplace' } },
        slides: [
          { picture: 'marketplace-browse', label: 'التصفح: إدراجات بصيغة واحدة' },
          { picture: 'marketplace-engage', label: 'التواصل: اختر ما يراه المُصدِر' },
          { picture: 'marketplace-co-invest', label: 'الاستثمار المشترك: تخصيص واحد لعدة مستثمرين' },
        ],
      },
    ],
  },
  trust: {
    heading: 'عملاؤنا وشركاء التقنية والمستشارون القانونيون',
    note: 'الأسماء المعروضة للتوضيح فقط.',
    groups: [
      { group: 'trusted', label: 'يثقون بنا' },
      { group: 'technology', label: 'الشركاء ومزودو التقنية' },
      { group: 'legal', label: 'المستشارون القانونيون' },
    ],
  },
  success: {
    heading: `كيف يستخدم العملاء ${site.name}`,
    note: 'الحالات توضيحية.',
    cards: [
      {
        title: 'مكتب عائلي',
        sample: true,
        description:
          'راجع أربعين صفقة مباشرة دون الكشف عن هويته، ولم يكشفها إلا لمُصدِر واحد هو الذي استثمر معه.',
        to: { route: 'family-office' },
      },
      {
        title: 'مدير صندوق',
        sample: true,
        description:
          'أدار ثلاثة إغلاقات مع ستين مستثمرًا في سجل واحد: الالتزامات واتفاقيات عدم الإفصاح الموقّعة وحالة «اعرف عميلك» ومكافحة غسل الأموال.',
        to: { route: 'fund-managers' },
      },
      {
        title: 'شركة اندماج واستحواذ',
        sample: true,
        description:
          'خصّصت لكل من مقدمي العروض التسعة مستندات وأسئلة وأجوبة منفصلة، ومنحت العميل لوحة متابعة بدلًا من التقرير الأسبوعي.',
        to: { route: 'advisory-ma' },
      },
      {
        title: 'مؤسس',
        sample: true,
        description: `استخدم إدراجًا واحدًا وغرفة بيانات واحدة مقابل ${facts.priceCapitalSeekers.text} دفعها مرة واحدة، دون أي نسبة تُستحق عند الإغلاق.`,
        to: { route: 'founders' },
      },
    ],
  },
  segments: {
    heading: 'لمن هذه المنصة',
    intro: 'اختر دورك واطّلع على سير العمل خطوة بخطوة.',
    also: 'ولهؤلاء أيضًا',
    items: [
      {
        id: 'family-office',
        title: 'المكاتب العائلية',
        description: 'تدفق صفقات بسرية، وقرارات بانضباط.',
        benefits: [
          'تصفح دون الكشف عن الهوية',
          'الصفقات المباشرة والصناديق في سجل واحد',
          'استثمار مشترك مع النظراء',
        ],
        picture: 'segment-family-office',
        to: { route: 'family-office' },
      },
      {
        id: 'fund-managers',
        title: 'مديرو الصناديق',
        description: 'سجل واحد للمستثمرين، من أول مكالمة حتى الإغلاق النهائي.',
        benefits: ['مسار جمع التمويل', 'غرفة بيانات واتفاقيات عدم إفصاح موقّعة', 'تقارير للمستثمرين'],
        picture: 'segment-fund-managers',
        to: { route: 'fund-managers' },
      },
      {
        id: 'advisory-ma',
        title: 'الاندماج والاستحواذ والاستشارات',
        description: 'أدِر عدة تفويضات، لكل منها مشتروه وغرفة بياناته.',
        benefits: [
          'استلام التفويض والتواصل مع المشترين',
          'أسئلة الفحص النافي للجهالة وأجوبتها لكل مقدم عرض',
          'لوحات متابعة للعملاء',
        ],
        picture: 'segment-advisory-ma',
        to: { route: 'advisory-ma' },
      },
      {
        id: 'accelerators',
        title: 'مسرّعات الأعمال',
        description: 'أدِر الدفعات والمستثمرين والرعاة في بوابة بعلامتك التجارية.',
        benefits: ['إدارة الدفعات', 'التحكم في وصول المستثمرين', 'التحليلات وتقارير الرعاة'],
        picture: 'segment-accelerators',
        to: { route: 'accelerators' },
      },
      {
        id: 'investors',
        title: 'المستثمرون المحترفون',
        description: `فرص من ${facts.countries.text} دولة، مجانًا ودون الكشف عن الهوية.`,
        benefits: ['وصول أساسي مجاني', 'تصفح خاص وآمن', 'صفقات تناسب ملفك الاستثماري'],
        picture: 'segment-investors',
        to: { route: 'investors' },
      },
      {
        id: 'founders',
        title: 'المؤسسون وطالبو رأس المال',
        description: `سعر قدره ${facts.priceCapitalSeekers.text} يُدفع مرة واحدة، ودون رسوم نجاح.`,
        benefits: ['سعر واحد لكل مشروع', 'غرفة بيانات خاصة بك', 'إدراج يجده المستثمرون'],
        picture: 'segment-founders',
        to: { route: 'founders' },
      },
    ],
  },
  featuredIn: {
    heading: 'كتبوا عنا',
    label: 'وسائل إعلام كتبت عنا',
    loading: 'جارٍ تحميل وسائل الإعلام',
    failed: 'تعذّر تحميل وسائل الإعلام',
    previous: 'وسائل الإعلام السابقة',
    next: 'وسائل الإعلام التالية',
  },
  callToAction: {
    heading: `شاهد سير عملك في ${site.product.name}`,
    text: 'احجز جولة مع فريقنا تتمحور حول الصفقات التي تديرها اليوم.',
    actions: [
      { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'انضم الآن', to: { platform: 'join' } },
    ],
  },
};
