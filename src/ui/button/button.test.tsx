import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { render } from '#tests/support/render.tsx';

it('a button has the type button by default', async () => {
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

it('a button sends nothing while loading, neither by press nor by Enter in a field, and keeps its focus', async () => {
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
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});
