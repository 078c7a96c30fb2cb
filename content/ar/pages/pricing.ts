import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { facts } from '../facts-today.ts';

/** Copy around the plans of the pricing page (R2.30). The plans are in content/ar/pricing-plans.ts. */
export const pricing = {
  hero: {
    isBrief: true,
    eyebrow: 'الأسعار',
    title: 'أسعار بالاشتراك، دون رسوم نجاح',
    lead: 'لا عمولة ولا رسوم وساطة ولا حصة من الأرباح.',
    actions: [{ label: 'ابدأ الآن', to: { route: 'pricing', hash: 'plans' } }],
  },
  sections: {
    zeroSuccessFees: {
      kind: 'prose',
      tone: 'night',
      heading: 'لا نقتطع نسبة من صفقتك',
      paragraphs: [
        `جرت العادة أن يتقاضى الوسطاء في الأسواق الخاصة ${facts.traditionalSuccessFee.text} من المبلغ الذي يُجمع أو من ثمن البيع، تُستحق عند الإغلاق.`,
        `أما ${site.name} فلا تتقاضى منها شيئًا. ويتوقف السعر على الباقة، لا على حجم الصفقة ولا على إغلاقها.`,
        'وأتعاب من تتعاقد معهم من محامين ومدققين ومستشارين مستقلة عن ذلك، وتتفق عليها معهم مباشرة.',
      ],
    },
    transparentFee: {
      kind: 'features',
      heading: 'كل تكلفة معروفة مسبقًا',
      intro: 'الأسعار في هذه الصفحة بحسب الباقة. وتذكر صفحة الأسئلة الشائعة أسعارًا شهرية بحسب المنتج.',
      items: [
        {
          title: 'الباقة',
          description: `طالبو رأس المال: ${facts.priceCapitalSeekers.text} لمرة واحدة. الأعمال: ${facts.priceBusiness.text} اشتراكًا سنويًا. المؤسسات: سعر مخصص.`,
        },
        {
          title: 'الإضافات',
          description: `للوقت الإضافي ومساحة التخزين والمستخدمين والإدراجات أسعار بالوحدة، منها مثلًا ${facts.multiExtraLicence.text} لترخيص مستخدم في باقة الأعمال.`,
        },
        {
          title: 'لا رسوم عند الإغلاق',
          description:
            'لا يترتب على إغلاق الصفقة أي فاتورة. ولا حاجة إلى إبلاغنا بحصيلتها، إذ لا تتوقف عليها أي رسوم.',
        },
      ],
    },
    rules: {
      kind: 'list',
      tone: 'sunk',
      layout: 'slips',
      heading: 'شروط السداد باختصار',
      intro: 'تسري شروط الخدمة كاملة. وهذه أبرز النقاط:',
      items: [
        `تُسدَّد رسوم الاشتراك خلال ${facts.feeDueDays.text} من استحقاقها.`,
        'إذا تأخر سداد الرسوم، يُحظر الحساب إلى حين سداد المبلغ المتأخر.',
        `يصلك إشعار بأي تغيير في الرسوم قبل سريانه بما لا يقل عن ${facts.feeChangeNoticeDays.text}.`,
        'لا تُسترد رسوم الاشتراك عند انتهائه، وتتطلب العودة إلى الاشتراك رسومًا جديدة.',
      ],
    },
  },
  callToAction: {
    heading: 'اختر الباقة المناسبة مع فريق المبيعات',
    text: 'أخبرنا بعدد مشاريعك ومستخدميك ومساحة التخزين التي تحتاج إليها، ونقترح عليك باقة.',
    actions: [
      { label: 'ابدأ الآن', to: { route: 'pricing', hash: 'plans' } },
      { label: 'تحدث إلى فريق المبيعات', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'احجز عرضًا توضيحيًا', to: { route: 'contact', subject: 'demo-request' } },
    ],
  },
} satisfies PageCopy;
