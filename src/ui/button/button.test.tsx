import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { render } from '#tests/support/render.tsx';

describe('Button', () => {
  it('is a link when it goes somewhere', async () => {
    await render(<Button href="/pricing">See pricing</Button>);
    await expect.element(page.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing');
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('has the type button by default', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <Button>Clear search</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('answers the keyboard', async () => {
    const onClick = vi.fn();
    await render(<Button onClick={onClick}>Next</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('sends nothing while loading, neither by press nor by Enter in a field, and keeps its focus', async () => {
    const onSubmit = vi.fn();
    const onClick = vi.fn();
    await render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" isLoading onClick={onClick}>
          Sending...
        </Button>
      </form>,
    );
    await userEvent.click(page.getByLabelText('Email'));
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Sending...');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('the look of a Button', () => {
  it('ends a quiet button with an arrow that is not read out', async () => {
    await render(
      <Button variant="quiet" href="/faq">
        Learn more
      </Button>,
    );
    const link = page.getByRole('link', { name: 'Learn more', exact: true });
    expect(link.element().querySelector('[data-name="arrow-right"]')).not.toBeNull();
  });

  it.each(['primary', 'secondary', 'quiet'] as const)(
    'gives %s a target of at least 44 px',
    async (variant) => {
      await render(
        <Button variant={variant} href="/">
          Go
        </Button>,
      );
      expect(page.getByRole('link').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    },
  );

  it('wraps a long label instead of leaving its container', async () => {
    const host = await render(<Button href="/">Speak with a specialist about a secondary exit</Button>);
    host.style.inlineSize = '200px';
    const box = page.getByRole('link').element().getBoundingClientRect();
    expect(box.width).toBeLessThanOrEqual(200);
    expect(box.height).toBeGreaterThan(60);
  });

  it.each([
    ['no-preference', '3px'],
    ['reduce', 'none'],
  ])('under reduced motion set to %s moves its arrow by %s', async (value, distance) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    try {
      await render(
        <Button variant="quiet" href="/">
          Learn more
        </Button>,
      );
      await userEvent.hover(page.getByRole('link'));
      const arrow = page.getByRole('link').element().querySelector('svg');
      await expect.poll(() => arrow && getComputedStyle(arrow).translate).toBe(distance);
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] });
    }
  });
});
