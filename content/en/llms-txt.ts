import type { LlmsTxt } from '#src/model/navigation.schema.ts';

/** Headings of llms.txt, and its links to files. */
export const llmsTxt: LlmsTxt = {
  lists: {
    platform: 'The platform',
    audiences: 'Who it is for',
    company: 'The company',
    legal: 'Legal documents',
  },
  data: {
    heading: 'Data',
    prices: {
      label: 'Plans and add-ons',
      note: 'what each plan of the pricing page costs and includes, as JSON',
    },
    notices: {
      label: 'Third-party notices',
      note: 'licences of the software and the fonts in this site, as plain text',
    },
  },
};
