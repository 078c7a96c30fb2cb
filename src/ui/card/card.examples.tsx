import { CardLink } from './card-link.tsx';
import { Card } from './card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { Examples } from '#src/ui/examples.ts';

export const examples = {
  paper: (
    <Card>
      <h3>Anonymous browsing</h3>
      <p>Your identity is revealed only when you choose to engage.</p>
    </Card>
  ),
  'paper, whole card a link': (
    <Card as="article">
      <Icon name="people" size="large" />
      <h3>
        <CardLink href="#family-office">Family offices</CardLink>
      </h3>
      <p>One place to review, compare and follow private-market opportunities.</p>
    </Card>
  ),
  'paper, compact': (
    <Card density="compact">
      <h3>One of four in a row</h3>
      <p>Its words need the room that its padding gives up.</p>
    </Card>
  ),
  night: (
    <Card surface="night">
      <h3>Zero success fees</h3>
      <p>Pricing is by subscription only, with no carried interest, commissions or brokerage fees.</p>
    </Card>
  ),
  'night, whole card a link': (
    <Card surface="night">
      <h3>
        <CardLink href="#pricing">Pricing</CardLink>
      </h3>
      <p>By subscription only.</p>
    </Card>
  ),
  plain: (
    <Card surface="plain">
      <h3>Secure virtual data room</h3>
      <p>Documents are shared after an NDA is signed digitally.</p>
    </Card>
  ),
  'plain, whole card a link': (
    <Card surface="plain">
      <h3>
        <CardLink href="#founders">Founders and capital seekers</CardLink>
      </h3>
      <p>Present your project in a standard format.</p>
    </Card>
  ),
} satisfies Examples;
