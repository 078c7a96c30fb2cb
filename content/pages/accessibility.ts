import { labels } from '#content/labels.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Every sentence on a test is shown by one of tests/: change both together. */
export const accessibility = {
  hero: {
    eyebrow: 'Accessibility',
    title: 'Use this site by eye, by ear or by keyboard',
    lead: 'We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That is our aim, and each change is tested against it; no outside body has certified the result.',
    actions: [{ label: 'Report a barrier', to: { route: 'accessibility', hash: 'report' } }],
  },
  sections: {
    tests: {
      kind: 'features',
      heading: 'What is tested, and how',
      intro:
        'The tests use the finished pages in a browser, most of them at each change. A fault stops the change that caused it.',
      items: [
        {
          title: 'By two checkers',
          description:
            'The checkers axe and IBM Equal Access read every page, and the menus, dialogs, tabs and messages that open on it, as a phone shows it and as a wide window does. Two more programs read the HTML behind it.',
        },
        {
          title: 'By keyboard',
          description:
            'Menus, side panel, consent banner, dialogs, tabs and forms are worked with keys. The tests name where the focus has to stand after a press, that a closed dialog gives it back, and that the header never covers it.',
        },
        {
          title: 'Small windows, large text',
          description:
            'Every page fits windows from 320 pixels up and never scrolls sideways. The longest and densest are read with text at twice its size, and with lines, words and letters spaced as WCAG asks.',
        },
        {
          title: 'Forced colours',
          description:
            'In the high-contrast settings of a system, light or dark, icons stay visible and every field and button keeps an edge. Five pages of different kinds are looked at in them.',
        },
        {
          title: 'Less motion',
          description:
            'Where a system asks for it, the opening film is a still, the slides wait for a hand, and a new page is there at once. Film and slides have a button that stops them for everyone.',
        },
        {
          title: 'Fingers, and no script',
          description:
            'On phones and tablets each entry of menus and footer is at least 44 pixels high and wide. Without any script every page can be read, and a mail address takes the place of each form.',
        },
      ],
    },
    engines: {
      kind: 'prose',
      heading: 'In three browser engines',
      paragraphs: [
        'Everything above is tested in Chromium, which Chrome and Edge are built on. In Firefox and in WebKitGTK, whose engine is that of Safari, the tests take the ways that most visitors take.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['Checkers, every page', 'Menus by keyboard', 'Search, forms, partners'],
        rows: [
          { who: 'Chromium', cells: ['Tested', 'Tested', 'Tested'], seen: [0, 1, 2] },
          { who: 'Firefox, extended support', cells: ['Not tested', 'Tested', 'Tested'], seen: [1, 2] },
          { who: 'WebKitGTK', cells: ['Not tested', 'Tested', 'Tested'], seen: [1, 2] },
        ],
        note: 'What is tested in which engine.',
      },
    },
    gaps: {
      kind: 'list',
      heading: 'What we know is missing',
      items: [
        'Nobody who relies on a screen reader, a switch or speech has tested this site for us. Checkers and presses of keys cannot take their place.',
        'The pages and the legal documents are written in English alone.',
        'Legal documents can be kept as PDF files with tags and an outline. No checker has read those files; the same text as a page is what the tests read.',
        'On a partner’s page the logo, the background and the projects come from that partner. We keep text legible on the colour it chooses; what its pictures show we do not know.',
        'The contact form asks another company’s service whether a person is writing. It sets no puzzle; where it cannot be reached, the form says so and offers a mail address.',
        `Behind “${labels.login}” and “${labels.getStarted}” another application begins. This page does not speak of it.`,
      ],
    },
    report: {
      kind: 'prose',
      heading: 'Tell us about a barrier',
      paragraphs: [
        'Name the page, what you wanted to do and what happened instead. It helps to know your browser, and the screen reader, magnifier or other aid that you use. You need not tell us why you use it.',
        'A person reads what you send, may ask one thing back, and answers by email. The telephone is kept on Dubai time.',
      ],
    },
  },
  callToAction: {
    heading: 'Is a form easier for you?',
    text: 'The one on the contact page takes the subject along, has four fields, and keeps what you typed if the connection fails.',
    actions: [
      { label: 'Write to support', to: { route: 'contact', subject: 'Technical Support' } },
      { label: 'Read the FAQ', to: { route: 'faq' } },
    ],
  },
} satisfies PageCopy;
