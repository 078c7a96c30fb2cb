import { site } from '#content/site.ts';
import type { FaqLink } from '#src/model/faq.schema.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { facts } from '../facts-today.ts';

/** Copy around the questions of the FAQ page (R2.32). The questions are in content/ar/faq.ts. */
export const faq = {
  hero: {
    isBrief: true,
    eyebrow: 'أسئلة وأجوبة',
    title: 'إجابات عن الانضمام والأسعار والامتثال',
    lead: `من يمكنه الانضمام إلى ${site.name}، وكم تكلفتها، وكيف تعمل. ابحث في الأسئلة أدناه، أو افتح ما تحتاج إليه من إجابات.`,
    actions: [
      { label: 'تواصل مع الدعم', to: { route: 'contact', subject: 'technical-support' } },
      { label: 'حدّد موعد عرض توضيحي', to: { route: 'contact', subject: 'demo-request' } },
    ],
  },
  sections: {
    fourSentences: {
      kind: 'list',
      tone: 'sunk',
      heading: 'نقاط أساسية قبل الانضمام',
      items: [
        `${site.name} منصة تقنية، لا تقدم المشورة الاستثمارية ولا الوساطة ولا الترويج.`,
        'يتصفح المستثمرون دون الكشف عن هويتهم، ولا تُكشف هوية المستثمر إلا حين يختار بدء التواصل.',
        `يجب أن يكون المستثمر عميلًا محترفًا، وألا يقل الحد الأدنى للاستثمار في المشروع عن ${facts.minimumTicket.text} أو عن مبلغ آخر تحدده الجهة التنظيمية المالية.`,
        'التسعير بالاشتراك فقط: دون رسوم نجاح أو عمولة أو رسوم وساطة أو حصة من الأرباح.',
      ],
    },
    readingThem: {
      kind: 'prose',
      heading: 'القيمة القانونية لهذه الإجابات',
      paragraphs: [
        'تلخص الإجابات طريقة عمل المنصة في الحالات المعتادة. أما الملزم فهو شروط الخدمة وسياسة الخصوصية، ولهما الأولوية عند اختلاف إجابة عنهما.',
        'ليس في هذه الصفحة مشورة استثمارية أو قانونية أو ضريبية. استشر مستشاريك قبل الدخول في أي صفقة.',
        'يُرجى الانتباه خصوصًا إلى ثلاث نقاط: قد يُرفض الطلب دون حق في الاعتراض، ولا نتحقق من المستندات التي يرفعها المستخدمون، ولا تُسترد رسوم الاشتراك.',
      ],
    },
  },
  callToAction: {
    heading: 'اسأل فريقنا مباشرة',
    text: 'تواصل مع الدعم، أو حدّد موعد عرض توضيحي لمناقشة إجراءاتك.',
    actions: [
      { label: 'تواصل مع الدعم', to: { route: 'contact', subject: 'technical-support' } },
      { label: 'حدّد موعد عرض توضيحي', to: { route: 'contact', subject: 'demo-request' } },
    ],
  },
} satisfies PageCopy;

const demo = { route: 'contact', subject: 'demo-request' } as const;
const technical = { route: 'contact', subject: 'technical-support' } as const;

/** Words that become links, at their first occurrence in each answer. */
export const faqLinks: readonly FaqLink[] = [
  { words: site.product.name, to: { route: 'product' } },
  { words: 'السوق', to: { route: 'marketplace' } },
  { words: 'باقة المستثمرين', to: { route: 'pricing' } },
  { words: 'شروط الخدمة', to: { route: 'terms' } },
  { words: 'الشروط', to: { route: 'terms' } },
  { words: 'سياسة الخصوصية', to: { route: 'privacy' } },
  { words: 'انضم الآن', to: { platform: 'register-investor' } },
  { words: 'سجّل بصفة طالب رأس مال', to: { platform: 'register-capital-seeker' } },
  { words: 'احجز عرضًا توضيحيًا', to: demo },
  { words: 'اطلب عرضًا توضيحيًا', to: demo },
  { words: 'نموذج التواصل', to: demo },
  { words: 'صفحة التواصل', to: technical },
  { words: 'الصفحات المخصصة لكل فئة', to: { route: 'home', hash: 'segments' } },
  { words: site.email.support, to: `mailto:${site.email.support}` },
  { words: site.email.privacy, to: `mailto:${site.email.privacy}` },
  { words: site.phone.display, to: `tel:${site.phone.e164}` },
];
