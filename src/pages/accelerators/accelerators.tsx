import { accelerators } from '#content/pages/accelerators.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Calendar } from './calendar.tsx';

/** Accelerators (R2.37). */
export const AcceleratorsPage = () => (
  <ContentPage id="accelerators" copy={accelerators} own={{ programme: <Calendar /> }} />
);
