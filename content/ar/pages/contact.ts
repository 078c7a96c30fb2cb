import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { company } from '../company.ts';

const postalAddress = company.address.join('، ');

/** Copy around the message form of the contact page (R2.31). */
export const contact = {
  hero: {
    eyebrow: 'تواصل معنا',
    title: 'تحدث إلى فريقنا',
    lead: 'أرسل رسالة عبر النموذج، أو راسل بالبريد الإلكتروني الفريق المختص باستفسارك. يرد عليك أحد أعضاء فريقنا.',
  },
  sections: {
    next: {
      kind: 'steps',
      heading: 'ما الذي يحدث بعد الإرسال',
      items: [
        {
          title: 'نوجه رسالتك',
          description: 'يحدد الموضوع الذي تختاره الفريق الذي يستطيع الإجابة.',
        },
        {
          title: 'نستوضح عند الحاجة',
          description: 'نسألك عن أي تفصيل ناقص، مثل تاريخ أو مبلغ أو دولة.',
        },
        {
          title: 'يصلك الرد بالبريد الإلكتروني',
          description: 'نرد على العنوان الذي تدخله في النموذج.',
        },
      ],
    },
    addresses: {
      kind: 'features',
      heading: 'راسلنا مباشرة بالبريد الإلكتروني',
      intro: 'استخدم البريد الإلكتروني للرسائل الطويلة أو المرفقات.',
      items: [
        {
          title: 'الاستفسارات العامة',
          description: 'الصحافة والشراكات وسائر الاستفسارات.',
        },
        {
          title: 'المبيعات',
          description: 'الباقات، وعروض أسعار المؤسسات، والعروض التوضيحية.',
        },
        {
          title: 'الدعم',
          description: 'الدخول إلى الحساب، والمستندات، وإدارة المستخدمين.',
        },
      ],
    },
    goodMessage: {
      kind: 'list',
      tone: 'sunk',
      heading: 'ما تتضمنه رسالتك',
      intro: 'يكفي سطر واحد لكل نقطة.',
      items: [
        'صفتك: مستثمر، أو طالب رأس مال، أو مستشار، أو جهة تدير برنامجًا.',
        'هدفك وموعده النهائي، مثل تفويض أو جولة تمويل أو تغيير نظام.',
        'المشاركون، ومناطقهم الزمنية.',
        'عند وجود عطل تقني: الصفحة والوقت وما فعلته وما ظهر لك. أرسل لقطات الشاشة بالبريد الإلكتروني.',
      ],
    },
    leaveOut: {
      kind: 'prose',
      heading: 'لا تذكر معلومات سرية في الرسائل',
      paragraphs: [
        'يُرجى عدم إرسال مستندات سرية أو وثائق هوية أو اسم شركة معروضة للبيع. صف الصفقة بعبارات عامة، مثل حصة أقلية في شركة عائلية. أما المستندات فمكانها غرفة البيانات، بعد توقيع اتفاقية عدم الإفصاح.',
        `${site.name} منصة تقنية، لا تقدم المشورة الاستثمارية ولا تعمل وسيطًا لأي من الطرفين. أرسل أسئلتك عن بياناتك الشخصية إلى ${site.email.privacy} والبلاغات عن الثغرات الأمنية إلى ${site.email.security}.`,
      ],
    },
    office: {
      kind: 'prose',
      layout: 'stacked',
      heading: 'المكتب والهاتف',
      paragraphs: [
        `عنواننا: ${site.legalName}، ${postalAddress}. اتصل بنا على الرقم \u2066${site.phone.display}\u2069 بتوقيت دبي.`,
      ],
    },
  },
  callToAction: {
    heading: 'إجابات في الأسئلة الشائعة',
    text: 'ابحث في الأسئلة عن التسجيل والخصائص والرسوم والامتثال والدعم.',
    actions: [
      { label: 'اقرأ الأسئلة الشائعة', to: { route: 'faq' } },
      { label: 'اطّلع على الأسعار', to: { route: 'pricing' } },
    ],
  },
} satisfies PageCopy;
