import type { Examples } from '#src/ui/examples.ts';

import { Slideshow } from './slideshow.tsx';

const labels = {
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  previous: 'Previous slide',
  next: 'Next slide',
};

const slide = (label: string, course: string) => ({
  label,
  content: (
    <svg viewBox="0 0 640 400" role="img" aria-label={label} fill="none" stroke="currentColor">
      <rect x="0.5" y="0.5" width="639" height="399" rx="12" />
      <path d={course} />
      <circle cx="320" cy="200" r="7" />
    </svg>
  ),
});

const slides = [
  slide('Deal pipeline', 'M0 120 C 200 120 240 200 320 200 S 480 300 640 300'),
  slide('Virtual data room', 'M0 300 C 180 300 260 200 320 200 S 500 90 640 90'),
  slide('Investor relations', 'M0 200 C 120 60 240 200 320 200 S 520 340 640 200'),
];

export const examples = {
  'three slides': <Slideshow label="Screens of the product" slides={slides} labels={labels} />,
  'one slide has nothing to control': (
    <Slideshow label="The only screen" slides={slides.slice(0, 1)} labels={labels} />
  ),
} satisfies Examples;
