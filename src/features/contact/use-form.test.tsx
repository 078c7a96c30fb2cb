import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';
import { ContactForm } from './contact-form.tsx';
import { type Failure, useForm } from './use-form.ts';

const field = (name: string) =>
  ({ name, label: name, kind: 'line', errors: { missing: `${name} is missing` } }) as const;
const fields = [field('first'), field('second')];

const refuse = (): never => {
  throw new URIError('Half a character');
};

type Way = { readonly send: () => Promise<void>; readonly onFailed?: () => Failure };

function Form({ send, onFailed = refuse }: Way) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({ element, name: 'page', fields, send, onFailed, failed: 'It failed' });
  const link = <a href="/privacy">Privacy</a>;
  return (
    <ContactForm
      element={element}
      form={form}
      choices={{}}
      submit={{ children: 'Send' }}
      sendingLabel="Sending..."
      aside={link}
      next={{ label: 'Again', go: form.reset }}
    />
  );
}

const alert = page.getByRole('alert');
const send = page.getByRole('button', { name: 'Send', exact: true });
const [first, second] = [page.getByLabelText('first'), page.getByLabelText('second')];

async function fillBoth() {
  await userEvent.fill(first, 'one');
  await userEvent.fill(second, 'two');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('the form clears the error of each field that is edited in one task, and sends nothing before', async () => {
  const request = vi.fn<() => Promise<void>>();
  const host = await render(<Form send={request} />);
  await userEvent.click(send);
  await expect.element(alert).toHaveTextContent('Please check 2 fields: first, second');
  await expect.element(first).toHaveFocus();
  await expect.element(second).toHaveAccessibleDescription('second is missing');
  for (const control of host.querySelectorAll('input')) {
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.element(first).not.toHaveAttribute('aria-invalid');
  await expect.element(second).not.toHaveAttribute('aria-invalid');
  await expect.element(alert).toBeEmptyDOMElement();
  expect(request).not.toHaveBeenCalled();
});

it('the form returns to editing with a notice when its payload cannot be made', async () => {
  await render(<Form send={refuse} />);
  await fillBoth();
  await userEvent.click(send);
  await expect.element(alert).toHaveTextContent('It failed');
  // An alert that has the focus too would be read twice.
  await expect.element(send).toHaveFocus();
  await expect.element(first).toHaveValue('one');
});

it('the form announces a failure again by a new element in its live region, which an attempt does not empty', async () => {
  const request = vi.fn(() => Promise.reject(new Error('No network')));
  await render(<Form send={request} />);
  await fillBoth();
  const announced: (string | null)[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) announced.push(textContent);
  }).observe(alert.element(), { childList: true });
  await userEvent.click(send);
  await expect.poll(() => announced).toEqual(['It failed']);
  request.mockImplementationOnce(() => new Promise(() => {}));
  request.mockImplementationOnce(() => Promise.reject(new Error('No network')));
  await userEvent.click(send);
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect.element(alert).toHaveTextContent('It failed');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => announced).toEqual(['It failed', 'It failed']);
  await userEvent.clear(second);
  await userEvent.click(send);
  await userEvent.keyboard('{Enter}');
  const summary = 'Please check one field: second';
  await expect.poll(() => announced.slice(2)).toEqual([summary, summary]);
});

it('the form announces a refusal of a field by that field alone, and shows it at the button too', async () => {
  const onFailed = () => ({ notice: 'Refused', field: 'second' });
  const host = await render(<Form send={() => Promise.reject(new Error('No'))} onFailed={onFailed} />);
  await fillBoth();
  await userEvent.click(send);
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveAccessibleDescription('Refused');
  await expect.element(alert).toBeEmptyDOMElement();
  expect(host.textContent.match(/Refused/g)).toHaveLength(2);
  // The field has the focus already, so it is not read out.
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('Refused');
});

it('the form leaves Escape to an input method that is composing', async () => {
  await render(<Form send={() => Promise.resolve()} />);
  const press = (isComposing: boolean) =>
    first
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true }),
      );
  expect([press(true), press(false)]).toEqual([false, true]);
});

it('the form disables the button while sending, and leaves the focus at a status in its place (R4.7)', async () => {
  const request = vi.fn(() => new Promise<void>(() => {}));
  await render(<Form send={request} />);
  await fillBoth();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute('disabled');
  const status = page.getByText('Sending...').first();
  await expect.element(status).toHaveAttribute('role', 'status');
  await expect.element(status).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Privacy' })).toHaveFocus();
  await userEvent.type(first, ' more');
  await expect.element(first).toHaveValue('one');
  expect(request).toHaveBeenCalledOnce();
});
