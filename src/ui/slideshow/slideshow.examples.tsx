import type { Examples } from '#src/ui/examples.ts';

import { Slideshow } from './slideshow.tsx';

const labels = {
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  previous: 'Previous slide',
  next: 'Next slide',
};

const slides = ['Deal pipeline', 'Virtual data room', 'Investor relations'].map((label, index) => ({
  label,
  content: (
    <svg viewBox="0 0 640 400" role="img" aria-label={label} fill="none" stroke="currentColor">
      <rect x="0.5" y="0.5" width="639" height="399" rx="12" />
      <path d={`M0 ${100 + index * 100}H640`} />
    </svg>
  ),
}));

export const examples = {
  'three slides': <Slideshow label="Screens of the product" slides={slides} labels={labels} />,
  'one slide, without controls': (
    <Slideshow label="The only screen" slides={slides.slice(0, 1)} labels={labels} />
  ),
} satisfies Examples;
