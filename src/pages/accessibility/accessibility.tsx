import { accessibility } from '#content/pages/accessibility.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Films } from './films.tsx';
import { Report } from './report.tsx';

/** How the site is made accessible, its known gaps, and how to report a problem. */
export const AccessibilityPage = () => (
  <ContentPage
    id="accessibility"
    copy={accessibility}
    before={{ gaps: <Films /> }}
    own={{ report: <Report copy={accessibility.sections.report} id="report" /> }}
  />
);
