import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';
import { SendButton } from './send-button.tsx';
import { type FieldErrors, useForm } from './use-form.ts';

type Name = 'first' | 'second';

type Way = {
  readonly rules?: () => FieldErrors<Name>;
  readonly send?: () => Promise<void>;
  readonly onFailed?: () => never;
};

const never = () => new Promise<void>(() => {});

const noErrors = () => ({});

function Form({ rules = noErrors, send = never, onFailed }: Way) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Name, undefined>({
    element,
    fields: ['first', 'second'],
    labels: { first: 'First', second: 'Second' },
    rules,
    send,
    onSent: () => {},
    onFailed: () => (onFailed ? onFailed() : { notice: 'Refused' }),
    failed: 'It failed',
  });
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(undefined);
      }}
    >
      <output>{`${form.errors.first ?? 'right'}, ${form.errors.second ?? 'right'}`}</output>
      <p role="alert" tabIndex={-1}>
        {form.failure?.notice}
      </p>
      <SendButton isSending={form.status === 'sending'} sendingLabel="Sending...">
        Send
      </SendButton>
      <button
        type="button"
        onClick={() => {
          form.clearError('first');
          form.clearError('second');
        }}
      >
        Edit both
      </button>
    </form>
  );
}

const alert = page.getByRole('alert');
const send = page.getByRole('button', { name: 'Send', exact: true });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it.each([
  ['its request fails', () => Promise.reject(new Error('No network'))],
  [
    'its payload cannot be made',
    () => {
      throw new URIError('Half a character');
    },
  ],
])('returns to editing with a notice when %s, even if that cannot be explained', async (_name, fail) => {
  const explain = () => {
    throw new URIError('Half a character');
  };
  await render(<Form send={fail} onFailed={explain} />);
  await userEvent.click(send);
  await expect.element(alert).toHaveTextContent('It failed');
  await expect.element(alert).toHaveFocus();
  await expect.element(send).toBeEnabled();
});

it('clears the error of each field that is edited in one task', async () => {
  await render(<Form rules={() => ({ first: 'wrong', second: 'wrong' })} />);
  await userEvent.click(send);
  await expect.element(page.getByText('wrong, wrong')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Edit both' }));
  await expect.element(page.getByText('right, right')).toBeVisible();
});

it('disables the button while sending, and leaves the focus at a status in its place (R4.7)', async () => {
  const request = vi.fn(never);
  await render(<Form send={request} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect.element(sending).toHaveAttribute('disabled');
  const status = page.getByText('Sending...').first();
  await expect.element(status).toHaveAttribute('role', 'status');
  await expect.element(status).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Edit both' })).toHaveFocus();
  expect(request).toHaveBeenCalledOnce();
});
