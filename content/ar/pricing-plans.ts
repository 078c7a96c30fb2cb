import type { AddOns, FeeCalculatorCopy, PlanComparison, PricingPlan } from '#src/model/pricing.schema.ts';
import { facts } from './facts-today.ts';

const singleListing = `${facts.singleListings.text} لكل ${facts.listingMonths.text}`;

/** The four plans, cheapest first (R9.1). */
export const pricingPlans: readonly PricingPlan[] = [
  {
    id: 'investors',
    name: 'المستثمرون',
    price: facts.priceInvestors.text,
    period: 'الوصول الأساسي',
    audience: 'للعملاء المحترفين الباحثين عن فرص في الأسواق الخاصة.',
    highlights: [
      'تصفح السوق دون الكشف عن الهوية',
      'مشاريع تطابق ملفك',
      'اتفاقيات عدم إفصاح رقمية ودخول غرف البيانات',
    ],
    action: { label: 'انضم الآن', to: { platform: 'register-investor' } },
  },
  {
    id: 'capital-seekers',
    name: 'طالبو رأس المال',
    price: facts.priceCapitalSeekers.text,
    period: 'لمرة واحدة',
    audience: 'للمؤسسين والملاك الذين لديهم مشروع واحد يحتاج إلى تمويل.',
    highlights: [
      'مشروع واحد',
      `مساحة تخزين ${facts.singleStorage.text}`,
      `الإدراج في السوق: ${singleListing}`,
    ],
    action: { label: 'تقدّم بصفة طالب رأس مال', to: { platform: 'register-capital-seeker' } },
  },
  {
    id: 'business',
    name: 'الأعمال',
    price: facts.priceBusiness.text,
    period: 'اشتراك سنوي',
    audience: 'للشركات التي تدير عدة مشاريع ضمن فريق.',
    highlights: [
      'عدة مشاريع',
      `${facts.multiLicences.text}\u00a0تراخيص\u00a0للمستخدمين`,
      `مساحة تخزين ${facts.multiStorage.text}، بشرائح تصل إلى ${facts.multiStorageTop.text}`,
    ],
    action: { label: 'تحدث إلى فريق المبيعات', to: { route: 'contact', subject: 'enterprise-sales' } },
  },
  {
    id: 'enterprise',
    name: 'المؤسسات',
    price: 'سعر مخصص',
    period: 'بالاتفاق',
    audience: 'للمجموعات والشركاء الذين يحتاجون إلى نطاق غير محدود أو إلى منصة بعلامتهم التجارية.',
    highlights: [
      'عدد غير محدود من المشاريع والمستخدمين',
      `شرائح تخزين تصل إلى ${facts.topStorage.text}`,
      'إدارة الصفقات بعلامتك التجارية',
    ],
    action: { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
  },
];

/** The comparison table: one row per feature, one cell per plan. */
export const planComparison = {
  heading: 'قارن بين الباقات الأربع',
  caption: 'مقارنة الباقات: التكلفة والمزايا',
  open: 'قارن الباقات بالتفصيل',
  faq: 'إجابات عن الأسعار والرسوم في الأسئلة الشائعة',
  rows: [
    {
      id: 'success-fee',
      label: 'رسوم النجاح',
      cells: {
        investors: 'لا توجد',
        'capital-seekers': 'لا توجد',
        business: 'لا توجد',
        enterprise: 'لا توجد',
      },
    },
    {
      id: 'commission',
      label: 'العمولة أو الوساطة أو حصة الأرباح',
      cells: {
        investors: 'لا توجد',
        'capital-seekers': 'لا توجد',
        business: 'لا توجد',
        enterprise: 'لا توجد',
      },
    },
    {
      id: 'projects',
      label: 'المشاريع',
      cells: {
        investors: 'التصفح فقط',
        'capital-seekers': 'مشروع واحد',
        business: 'عدة مشاريع',
        enterprise: 'غير محدود',
      },
    },
    {
      id: 'users',
      label: 'المستخدمون',
      cells: {
        investors: 'حسابك الخاص',
        'capital-seekers': 'حسابك الخاص',
        business: `${facts.multiLicences.text}\u00a0تراخيص\u00a0للمستخدمين`,
        enterprise: 'غير محدود',
      },
    },
    {
      id: 'storage',
      label: 'مساحة التخزين',
      cells: {
        investors: 'غير مشمولة',
        'capital-seekers': facts.singleStorage.text,
        business: `${facts.multiStorage.text}، بشرائح تصل إلى ${facts.multiStorageTop.text}`,
        enterprise: `شرائح تصل إلى ${facts.topStorage.text}`,
      },
    },
    {
      id: 'listings',
      label: 'الإدراج في السوق',
      cells: {
        investors: 'التصفح فقط',
        'capital-seekers': singleListing,
        business: `إضافة: ${facts.multiExtraListing.text} لمدة ${facts.listingMonths.text}`,
        enterprise: 'بالاتفاق',
      },
    },
    {
      id: 'admission',
      label: 'الموافقة',
      cells: {
        investors: 'الفحص والموافقة',
        'capital-seekers': 'الفحص والمستندات والموافقة',
        business: 'الفحص؛ وإجراءات اعرف عميلك لكل مشروع',
        enterprise: 'الفحص؛ وإجراءات اعرف عميلك لكل مشروع',
      },
    },
  ],
} satisfies PlanComparison;

/** Texts of the calculator, which shows the cost of a success fee. Its figures are also elsewhere on the page. */
export const feeCalculator: FeeCalculatorCopy = {
  heading: 'احسب رسوم النجاح التي تتجنبها',
  intro: 'أدخل مبلغ جولة التمويل أو البيع. النتيجة للتوضيح فقط؛ وقد تختلف الرسوم التي تُعرض عليك.',
  initialAmount: 10_000_000,
  labels: {
    amount: 'قيمة الصفقة بالدولار الأمريكي',
    amountHint: 'مثال: 10,000,000 أو 2.5 مليون',
    unreadable: 'أدخل مبلغًا بالدولار الأمريكي، مثل 10,000,000 أو 2.5 مليون',
    outOfRange: `أدخل مبلغًا من ${facts.calculatorLeast.text} إلى ${facts.calculatorMost.text}`,
    fee: `رسوم بنسبة ${facts.traditionalSuccessFee.text}`,
    on: 'من مبلغ',
    plan: 'باقة الأعمال، سنة واحدة',
    planPrice: facts.priceBusiness.text,
    note: `على أساس رسوم النجاح المعتادة البالغة ${facts.traditionalSuccessFee.text} عند الإغلاق، وهي رسوم لا تتقاضاها المنصة. ولا يشمل ذلك الأتعاب القانونية وأتعاب التدقيق والإضافات.`,
  },
};

/** The add-ons of the plans, with their unit prices (R9.2, R9.3). */
export const addOns = {
  heading: 'أسعار الإضافات',
  intro: 'تُسعَّر الإضافات بالوحدة ضمن الباقة. وتُحدَّد كميات باقة المؤسسات بالاتفاق.',
  items: [
    {
      id: 'single-month',
      plan: 'capital-seekers',
      label: 'شهر إضافي',
      price: facts.singleExtraMonth.text,
      unit: 'لكل\u00a0شهر',
    },
    {
      id: 'single-storage',
      plan: 'capital-seekers',
      label: 'مساحة تخزين إضافية',
      price: facts.singleExtraGigabyte.text,
      unit: 'لكل\u00a0غيغابايت',
    },
    {
      id: 'multi-licence',
      plan: 'business',
      label: 'ترخيص مستخدم إضافي',
      price: facts.multiExtraLicence.text,
      unit: 'لكل\u00a0ترخيص',
    },
    {
      id: 'multi-storage',
      plan: 'business',
      label: 'مساحة تخزين إضافية',
      price: facts.multiExtraGigabyte.text,
      unit: 'لكل\u00a0غيغابايت',
    },
    {
      id: 'multi-listing',
      plan: 'business',
      label: 'إدراج في السوق',
      price: facts.multiExtraListing.text,
      unit: `لكل\u00a0إدراج لمدة ${facts.listingMonths.text}`,
    },
  ],
} satisfies AddOns;
