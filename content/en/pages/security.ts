import { readerRowOf, rowOf } from '#content/promises.ts';
import { site } from '#content/site.ts';
import { promises } from '../promises.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page on security. The answers about the platform are in content/en/owner.ts. */
export const security = {
  hero: {
    isBrief: true,
    eyebrow: 'Security',
    title: 'How your data is protected, and who can see it',
    lead: 'What protects the platform and this site, who learns an investor’s name, and where to report a vulnerability.',
    actions: [{ label: 'Report a vulnerability', to: { route: 'security', hash: 'report' } }],
  },
  sections: {
    platform: { kind: 'answers', heading: 'Hosting, tests and certificates' },
    access: {
      kind: 'prose',
      tone: 'sunk',
      heading: promises.says.who,
      paragraphs: [
        'Accounts open after KYC/AML checks.',
        `Staff of ${site.name} see account data only where their work needs it, and are bound to confidentiality.`,
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['You browse', 'You engage', 'You sign the NDA'],
        rows: (
          ['platform', 'administrators', 'issuer', 'otherIssuers', 'otherInvestors', 'advisors'] as const
        ).map((party) => rowOf(party, promises)),
        note: 'Checks: the result, not the documents.',
      },
    },
    projects: {
      kind: 'prose',
      heading: 'Who sees a project, and when',
      paragraphs: [promises.says.admits],
      exhibit: {
        kind: 'visibility',
        steps: [...promises.parts],
        rows: (['investors', 'advisors', 'public'] as const).map((reader) => readerRowOf(reader, promises)),
        note: 'The issuer can end each access to its data room.',
      },
    },
    site: {
      kind: 'features',
      heading: 'What this site enforces in your browser',
      intro:
        'You can check each of these: open the developer tools of your browser, reload this page and read its response headers.',
      items: [
        {
          title: 'Only named scripts',
          description:
            'The Content-Security-Policy names every source of scripts, and inline scripts run only by their hash. Trusted Types keep text from becoming code.',
        },
        {
          title: 'Encrypted connections only',
          description:
            'Strict-Transport-Security keeps your browser on HTTPS for a year after a visit. No other site can show these pages in a frame.',
        },
        {
          title: 'Nothing measured without consent',
          description:
            'No analytics and no advertising is loaded until you allow it. The Global Privacy Control signal counts as a refusal.',
        },
        {
          title: 'No access to your device',
          description:
            'Permissions-Policy switches off camera, microphone, location and payment. Links to other sites pass on no path and no query.',
        },
      ],
    },
    report: {
      kind: 'report',
      heading: 'Report a vulnerability',
      paragraphs: [
        'Describe what you found, where, and how to repeat it. Please do not read or change data of other users, and give us time to correct the fault before you publish it.',
        'For programs, the same address is in the file security.txt.',
      ],
    },
  },
  callToAction: {
    heading: 'Ask what this page does not answer',
    text: 'Write to our team, and name the requirement that you have to meet.',
    actions: [
      { label: 'Contact us', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Read the privacy policy', to: { route: 'privacy' } },
    ],
  },
} satisfies PageCopy;
