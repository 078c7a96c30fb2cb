import { labels } from '../labels.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** A test in tests/ proves each sentence about a check: change both together. */
export const accessibility = {
  hero: {
    eyebrow: 'Accessibility',
    title: 'How we build and test for accessibility',
    lead: 'This site is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Each change is tested against that aim. The result has not been certified by an external body.',
    actions: [{ label: 'Report a barrier', to: { route: 'accessibility', hash: 'report' } }],
  },
  sections: {
    tests: {
      kind: 'features',
      tone: 'sunk',
      heading: 'What we test',
      intro:
        'Tests run on the finished pages in Chromium, the basis of Chrome and Edge, most of them for each change. A change that fails a test is not published. Menus by keyboard, search, forms and partner pages are tested in Firefox too, and in WebKitGTK, which shares its engine with Safari.',
      items: [
        {
          title: 'Automated checkers',
          description:
            'axe checks every page, with its menus, dialogs, tabs and messages, at phone and desktop widths. Two further programs validate the HTML.',
        },
        {
          title: 'Keyboard use',
          description:
            'Menus, side panel, consent banner, dialogs, tabs and forms are operated by keyboard. Tests confirm where the focus moves, that closing a dialog returns it, and that the header never covers it.',
        },
        {
          title: 'Zoom and large text',
          description:
            'Every page fits windows from 320 pixels wide without horizontal scrolling. The longest and densest pages are tested with text at twice its size and with the text spacing that WCAG requires.',
        },
        {
          title: 'High contrast',
          description:
            'In forced-colours mode, light or dark, icons stay visible and every field and button keeps a border. Five pages of different kinds are tested in it.',
        },
        {
          title: 'Reduced motion',
          description:
            'With reduced motion set on the system, the background video is a still image, slides do not advance automatically and pages change without animation. A button pauses video and slides for all visitors.',
        },
        {
          title: 'Touch, and use without script',
          description:
            'On phones and tablets, each menu and footer entry is at least 44 pixels high and wide. Without script, every page can be read and an email address replaces each form.',
        },
      ],
    },
    gaps: {
      kind: 'list',
      tone: 'night',
      layout: 'columns',
      heading: 'Known limitations',
      intro:
        'The site has not yet been tested by users of screen readers, switches or speech input. Automated tests cannot replace them.',
      items: [
        'Legal documents are available in English only. Their tagged PDF files with an outline have not been checked; the web pages with the same text have been.',
        'On partner pages, the logo, background and projects come from the partner. We keep text legible on the partner’s colour, but cannot describe the partner’s pictures.',
        `“${labels.login}” and “${labels.getStarted}” lead to a separate application, which this page does not cover.`,
        'The contact form uses a third-party check against automated messages. It sets no puzzle; if it is unavailable, the form says so and offers an email address.',
      ],
    },
    report: {
      kind: 'report',
      heading: 'Report an accessibility barrier',
      paragraphs: [
        'Name the page, what you wanted to do and what happened instead. Your browser and the screen reader, magnifier or other aid that you use are helpful. You need not say why you use it.',
      ],
    },
  },
  callToAction: {
    heading: 'Use the contact form',
    text: 'The subject is already chosen, there are three fields to complete, and your text is kept if the connection fails.',
    actions: [
      { label: 'Write to support', to: { route: 'contact', subject: 'technical-support' } },
      { label: 'Read the FAQ', to: { route: 'faq' } },
    ],
    related: ['investors', 'contact', 'faq'],
  },
} satisfies PageCopy;
