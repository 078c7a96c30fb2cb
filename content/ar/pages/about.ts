import { site } from '#content/site.ts';
import type { PageCopy, StatisticsCopy } from '#src/model/page-copy.schema.ts';
import { company } from '../company.ts';
import { facts } from '../facts-today.ts';

/** Copy of the about page (R2.29). The people named under `leadership` are in content/ar/team.ts. */
export const about = {
  hero: {
    eyebrow: `عن ${site.name}`,
    title: 'تقنية تصل رأس المال بالفرص',
    lead: `تطوّر ${site.name} برنامجًا لإدارة الصفقات وسوقًا عابرة للحدود في مجال الأسواق الخاصة. واسمها من القناة، وهي مجرى جوفي يحمل الماء إلى حيث يُحتاج إليه.`,
    actions: [
      { label: 'تعرّف على المنصة', to: { route: 'product' } },
      { label: 'تواصل معنا', to: { route: 'contact' } },
    ],
  },
  sections: {
    mission: {
      kind: 'prose',
      heading: 'رسالتنا: طريق أقصر من رأس المال إلى الفرصة',
      paragraphs: [
        'لا تزال صفقات الأسواق الخاصة تعتمد على المعارف الشخصية ومستندات غير موحدة ووسطاء يتقاضون نسبة عند الإغلاق. ونادرًا ما يلتقي المستثمرون وطالبو رأس المال من بلدان مختلفة، وإن التقوا قارنوا الصفقات على أسس متباينة.',
        `تعالج ${site.name} الأمرين. يدير ${site.product.name} الصفقة من أول مكالمة حتى توقيع المستندات، وتعرض السوق فرصًا من ${facts.countries.text} دولة بصيغة موحدة. ومقرنا في ${company.financialCentre}.`,
      ],
    },
    values: {
      kind: 'features',
      tone: 'sunk',
      heading: 'قيمنا',
      items: [
        {
          title: 'الحياد',
          description:
            'إيراداتنا من الاشتراكات وحدها. لا نتقاضى رسوم نجاح عن أي صفقة، فلا مصلحة لنا في أن تختار صفقة دون أخرى.',
        },
        {
          title: 'الكتمان',
          description:
            'يتصفح المستثمرون دون الكشف عن هويتهم، ويتحكم المستخدمون في من يطّلع على معلوماتهم. ولا نراقب المراسلات بين المستخدمين.',
        },
        {
          title: 'الاتساق',
          description:
            'صيغ الصفقات موحدة كي تسهل المقارنة بين الفرص. وتُوقَّع اتفاقيات عدم الإفصاح قبل مشاركة المعلومات السرية.',
        },
        {
          title: 'الشفافية',
          description:
            'نوضح ما نفعله وما لا نفعله. يجتاز المستخدمون فحوص اعرف عميلك ومكافحة غسل الأموال (KYC/AML)، أما المستندات التي يرفعونها فلا نتحقق منها.',
        },
      ],
    },
    leadership: {
      kind: 'prose',
      heading: 'فريق القيادة',
      paragraphs: ['أربعة مسؤولين تنفيذيين يقودون المنتج والتقنية والامتثال وخدمة العملاء.'],
    },
    vision: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'رؤيتنا: أسواق خاصة تسهل المقارنة فيها',
      paragraphs: [
        'تقوم الأسواق العامة على إفصاح موحد: تتبع الحسابات والإدراجات شكلًا مشتركًا، فيتفرغ المستثمرون لتقدير القيمة. أما الأسواق الخاصة فليس لها هذا الشكل المشترك بعد.',
        'رؤيتنا سوق خاصة يمكن فيها تقييم المشروع الجيد في أي بلد، ويراجعه المستثمرون دون أن يبادرهم أحد بالاتصال، وتكون كلفة الدخول إليها معلنة. ويبقى التقدير والتفاوض والمخاطر شأن الأطراف ومستشاريهم.',
      ],
    },
  },
  callToAction: {
    heading: 'شاهد المنصة في عرض توضيحي',
    text: `جولة في ${site.product.name} والسوق، تنطلق من سير عمل تعرفه.`,
    actions: [
      { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'اطّلع على الأسعار', to: { route: 'pricing' } },
    ],
  },
} satisfies PageCopy;

/** The strip of live statistics (R7.8, R8.6). */
export const platformToday = {
  heading: 'المنصة اليوم',
  note: 'أرقام مباشرة من المنصة.',
  loading: 'جارٍ تحميل الإحصاءات',
  failed: 'تعذّر تحميل الإحصاءات',
  /** In display order. `claim` is the figure elsewhere on the site: a lower live figure is shown, with a warning. */
  figures: [
    { name: 'countries', label: 'الدول', claim: facts.countries.value },
    { name: 'firms', label: 'الشركات', claim: facts.firmsServed.value },
    { name: 'deals', label: 'الصفقات', claim: facts.dealsRun.value },
    {
      name: 'capitalRaised',
      label: 'رأس المال الذي جُمع',
      claim: facts.capitalRaised.value,
      currency: 'USD',
    },
  ],
} satisfies StatisticsCopy;
