import { accessibility } from '#content/pages/accessibility.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Films } from './films.tsx';
import { Report } from './report.tsx';

/** What is done so that everyone can use the site, what is not, and whom to tell. */
export const AccessibilityPage = () => (
  <ContentPage
    id="accessibility"
    copy={accessibility}
    before={{ gaps: <Films /> }}
    own={{ report: <Report copy={accessibility.sections.report} id="report" /> }}
  />
);
