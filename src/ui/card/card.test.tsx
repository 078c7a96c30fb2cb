import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CardLink } from './card-link.tsx';
import { Card } from './card.tsx';
import { render } from '#tests/support/render.tsx';

const linked = (onClick: (event: { preventDefault: () => void }) => void) => (
  <Card as="article">
    <h3>
      <CardLink href="/pricing" onClick={onClick}>
        Pricing
      </CardLink>
    </h3>
    <p>By subscription only.</p>
  </Card>
);

describe('Card', () => {
  it('takes a press anywhere on the card as a press on its link', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(linked(onClick));
    await userEvent.click(page.getByRole('article'), { position: { x: 3, y: 3 } });
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('has one stop for the keyboard, named by the title alone', async () => {
    const host = await render(linked(vi.fn()));
    await expect.element(page.getByRole('link', { name: 'Pricing', exact: true })).toBeVisible();
    expect(host.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
  });

  it('shows the focus of its link around the whole card', async () => {
    await render(linked(vi.fn()));
    const card = page.getByRole('article').element();
    expect(getComputedStyle(card).outlineStyle).toBe('none');
    await userEvent.tab();
    expect(document.activeElement?.tagName).toBe('A');
    expect(getComputedStyle(card).outlineStyle).toBe('solid');
  });

  it('takes the element that its list or article asks for', async () => {
    await render(
      <ul>
        <Card as="li">One</Card>
      </ul>,
    );
    await expect.element(page.getByRole('listitem')).toHaveTextContent('One');
  });
});
