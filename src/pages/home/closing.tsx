import { home } from '#words/pages/home.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';

/** The end of the home page. */
export function Closing() {
  return <CallToAction copy={home.callToAction} course="home" />;
}
