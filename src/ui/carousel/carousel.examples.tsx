import type { Examples } from '#src/ui/examples.ts';

import { Carousel } from './carousel.tsx';

const labels = { previous: 'Previous items', next: 'Next items' };

const cards = (count: number) =>
  Array.from({ length: count }, (_, position) => (
    <a
      key={position}
      href={`#item-${position + 1}`}
    >{`Item ${position + 1} of a row that is wider than the window`}</a>
  ));

export const examples = {
  'ten items, several in a narrow window': (
    <Carousel label="In the news" narrow="several" labels={labels} items={cards(10)} />
  ),
  'ten items, one in a narrow window, four at a time': (
    <Carousel label="Projects" narrow="one" labels={labels} items={cards(10)} step={4} />
  ),
  'one item': <Carousel label="A single item" narrow="several" labels={labels} items={cards(1)} />,
  empty: <Carousel label="Nothing yet" narrow="several" labels={labels} items={[]} />,
} satisfies Examples;
