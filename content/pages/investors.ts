import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for professional investors (R2.36). */
export const investors = {
  hero: {
    eyebrow: 'Professional investors',
    title: 'Read first, introduce yourself later',
    lead: `${site.name} shows professional investors private-market opportunities from ${facts.countries.text} countries. You read them without giving your name, and the first word is yours.`,
    actions: [
      { label: 'Join Now', to: { platform: 'register-investor' } },
      { label: 'How the marketplace works', to: { route: 'marketplace' } },
    ],
    note: 'Your application is subject to terms and pending clearance. It carries no commitment and needs no credit card.',
  },
  sections: {
    benefits: {
      kind: 'features',
      heading: 'Five reasons to apply',
      items: [
        {
          title: 'Deals that match your profile',
          description:
            'You receive information on projects that fit the profile you set. A credit investor need not leaf through seed rounds to reach a secured loan.',
        },
        {
          title: 'Your name, when you choose',
          description:
            'Browsing is anonymous. An issuer learns who you are when you decide to engage, and no sooner.',
        },
        {
          title: 'The same headings every time',
          description:
            'Deal formats are standardised. A vineyard, a credit fund and a fintech can be compared without first decoding three house styles.',
        },
        {
          title: 'Room for a smaller share',
          description:
            'Co-investment lets you join an opportunity you like at a size you can defend to your own committee.',
        },
        {
          title: 'No fee on the deal',
          description:
            'The investor tier has no charge and includes core access. There is no success fee, commission, brokerage fee or carried interest to pay on what you find.',
        },
      ],
      exhibit: {
        kind: 'screen',
        title: 'Three listings, one set of headings',
        aside: 'Sample listings',
        layout: 'row',
        items: [
          {
            name: 'A vineyard',
            value: `from ${tickets(5)}`,
            lines: ['Property · Europe', 'Returns when it is sold'],
          },
          {
            name: 'A credit fund',
            value: `from ${tickets(10)}`,
            lines: ['Private credit · GCC', 'Pays each quarter'],
          },
          {
            name: 'A fintech',
            value: `from ${tickets(1)}`,
            lines: ['Venture · South Asia', 'Returns at the exit'],
          },
        ],
        note: 'Asset class, region, smallest ticket and how it pays stand in the same place.',
      },
    },
    privacy: {
      kind: 'prose',
      heading: 'Private & Secure Browsing',
      paragraphs: [
        'Interest is information. If it is known that you are looking at hotels, the next ten hotel owners have your number. So the marketplace works by reverse inquiry: you browse anonymously, and your identity is revealed only when you choose to engage with an opportunity.',
        'You also set the filters on who can see your information. If you upload an investor profile, it is visible to other users within the limits you have set.',
        'Confidential documents work the other way round, to protect the issuer. You sign an NDA digitally first; then the virtual data room opens.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['You read', 'You engage', 'You sign'],
        rows: [
          { who: 'You', cells: ['The listing', 'A first talk', 'The data room'], seen: [0, 1, 2] },
          {
            who: 'The issuer you engage with',
            cells: ['Nothing', 'Your name', 'Name and signature'],
            seen: [1, 2],
          },
          { who: 'All the others you read', cells: ['Nothing', 'Nothing', 'Nothing'], seen: [] },
        ],
        note: 'Who sees what, and from which moment.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'From application to decision',
      intro: 'Six steps. Your name is given at the fourth, and a decision is yours to make at the sixth.',
      steps: [
        {
          icon: 'shield',
          title: 'Apply as a Professional Client',
          description: `A form, the boxes that accept the terms, and KYC/AML screening. You might be a fund, a family office, an institution or a person with at least ${facts.professionalClientCash.text} in cash. Approval comes before access.`,
          features: [
            'Subject to terms and pending clearance',
            'No commitment and no credit card',
            'Free core access once approved',
          ],
        },
        {
          icon: 'check',
          title: 'Say what you look for',
          description:
            'Set a profile, and information on projects that fit it reaches you. Upload it for other users to see, or keep it short; the filters on who can see your information are yours.',
          features: [
            'Projects matched to your profile',
            'Filters on who sees you',
            'Changed whenever your mandate changes',
          ],
        },
        {
          icon: 'eye-off',
          title: 'Read without giving your name',
          description: `Listings from ${facts.countries.text} countries come under the same headings. You can set a vineyard beside a credit fund, reject both, and remain a stranger to each.`,
          features: [
            'Browsing anonymous to every issuer',
            'Ticket and terms in the same place each time',
            'No follow-up to decline',
          ],
        },
        {
          icon: 'mail',
          title: 'Make the first move',
          description:
            'You choose one opportunity and engage. That is the moment your identity is revealed, to that issuer. It is called reverse inquiry, and it leaves the timing with you.',
          features: [
            'Identity shown by your own act',
            'The first word left to you',
            'Every other listing still read unseen',
          ],
        },
        {
          icon: 'signature',
          title: 'Sign, then read the rest',
          description:
            'The NDA is signed digitally and the data room opens. Nobody has verified what is in it except its owner, so bring your auditor’s eye, or your auditor.',
          features: [
            'Digital NDA, then confidential papers',
            'A virtual data room per project',
            'Your own diligence, at your own pace',
          ],
        },
        {
          icon: 'handshake',
          title: 'Decide, alone or beside others',
          description:
            'Invest, walk away, or take a part through co-investment at a size your own committee will sign. You deal with the issuer directly, and no one here is paid more for a yes.',
          features: [
            `Tickets of ${facts.minimumTicket.text} and above`,
            'No success fee, commission or carried interest',
            'A no that costs you nothing',
          ],
        },
      ],
    },
    eligibility: {
      kind: 'list',
      heading: 'Who may apply?',
      intro: 'The marketplace is for professionals. The main conditions, before you fill in the form:',
      items: [
        `You are a Professional Client under the financial regulator’s rulebook: for example a high-net-worth individual, family office or entity with at least ${facts.professionalClientCash.text} in cash, a financial institution or a fund manager.`,
        `You are at least ${facts.minimumAge.text}\u00a0years old and can pass KYC/AML screening.`,
        'You are not in, or a citizen or resident of, the United States or any other restricted jurisdiction.',
        `You can consider tickets of ${facts.minimumTicket.text} or more. That is the lowest minimum for a project, unless the financial regulator sets another amount.`,
      ],
    },
    wealth: {
      kind: 'prose',
      heading: 'For wealth managers and external asset managers',
      paragraphs: [
        'A wealth manager reads for many clients and would rather name none of them. On the marketplace the firm browses as one reader, without a name, and keeps what fits which mandate on its own pipeline.',
        'External asset managers are among the examples of a Professional Client. A client who means to invest in its own name applies for itself and is screened for itself; the firm’s account is not shared.',
      ],
      exhibit: {
        kind: 'confluence',
        from: ['Mandate A: income', 'Mandate B: property', 'Mandate C: growth'],
        middle: 'One reader, without a name',
        to: ['What fits stands under its mandate', 'A client who invests applies for itself'],
        note: 'A sample firm with three mandates.',
      },
    },
    decision: {
      kind: 'prose',
      heading: 'No advice from us: diligence and decision are yours',
      paragraphs: [
        `${site.name} is a technology platform. It does not advise, broker or solicit, and it does not verify the documents that issuers upload. Read the accounts, call the references and take your own advice, as you would for a deal that reached you over dinner. Private investments can be hard to sell and can lose money.`,
      ],
      exhibit: {
        kind: 'screen',
        title: 'Before you decide',
        aside: 'Sample deal',
        items: [
          { name: 'The listing', value: 'Read', state: 'done', lines: ['Without your name'] },
          {
            name: 'The accounts',
            value: 'With your auditor',
            state: 'due',
            lines: ['Uploaded by the issuer, verified by no one here'],
          },
          { name: 'References', value: 'Two of three called', state: 'due' },
          { name: 'Your own advice', value: 'Not yet taken', state: 'open' },
        ],
        total: { name: 'The decision', value: 'Yours' },
        note: 'A sample diligence, each part of it the investor’s.',
      },
    },
  },
  callToAction: {
    heading: 'Apply now, decide about deals later',
    text: 'The application is subject to terms and pending clearance. There is no commitment, and no credit card is asked for. Reading a project obliges you to nothing.',
    actions: [{ label: 'Join Now', to: { platform: 'register-investor' } }],
  },
} satisfies PageCopy;

/** The popup on private browsing (R2.36): what its section says as a rule, as an example. */
export const identityPopup = [
  'Say you read forty listings in a month and engage with one.',
  'The thirty-nine other issuers learn nothing: not your name, not your firm, and not that you were there.',
  'The fortieth learns who you are at the moment you engage. You then sign its NDA digitally, and its data room opens to you.',
] as const;

/** What an application is and is not, in a word or two each (R2.36). */
export const applicationNotes = [
  'Subject to terms',
  'Pending clearance',
  'No commitment',
  'No credit card',
] as const;
