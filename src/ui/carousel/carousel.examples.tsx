import { CardLink } from '#src/ui/card/card-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import type { Examples } from '#src/ui/examples.ts';

import { Carousel } from './carousel.tsx';

const labels = { previous: 'Previous items', next: 'Next items' };

const cards = (count: number) =>
  Array.from({ length: count }, (_, position) => (
    <Card key={position}>
      <h3>
        <CardLink href={`#item-${position + 1}`}>{`Item ${position + 1}`}</CardLink>
      </h3>
      <p>One of a row that is wider than the window.</p>
    </Card>
  ));

export const examples = {
  'featured, ten items': <Carousel label="In the news" layout="featured" labels={labels} items={cards(10)} />,
  'projects, ten items, four at a time': (
    <Carousel label="Projects" layout="projects" labels={labels} items={cards(10)} step={4} />
  ),
  'one item': <Carousel label="A single item" layout="featured" labels={labels} items={cards(1)} />,
  empty: <Carousel label="Nothing yet" layout="featured" labels={labels} items={[]} />,
} satisfies Examples;
