import styles from '#src/ui/examples.module.css';
import { Button } from './button.tsx';
import type { Examples } from '#src/ui/examples.ts';

export const examples = {
  primary: <Button href="#demo">Book a demo</Button>,
  secondary: (
    <Button variant="secondary" href="#pricing">
      See pricing
    </Button>
  ),
  'secondary, large with leading icon': (
    <Button variant="secondary" size="large" leadingIcon="play">
      Watch video
    </Button>
  ),
  quiet: (
    <Button variant="quiet" href="#family-office">
      Learn more
    </Button>
  ),
  loading: <Button isLoading>Sending...</Button>,
  disabled: <Button disabled>Next</Button>,
  'long label': <Button href="#secondary">Speak with a specialist about a secondary exit</Button>,
  'on night': (
    <div className={styles.night}>
      <Button tone="night" href="#demo">
        Book a demo
      </Button>{' '}
      <Button tone="night" variant="secondary" leadingIcon="play">
        Watch video
      </Button>{' '}
      <Button tone="night" variant="quiet" href="#more">
        Learn more
      </Button>
    </div>
  ),
} satisfies Examples;
