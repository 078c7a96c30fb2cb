import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from './field.tsx';
import { render } from '#tests/support/render.tsx';

const counter = {
  limit: 10,
  label: (left: number) => `${left} left`,
  count: (text: string) => Array.from(text).length,
};

afterEach(() => {
  vi.useRealTimers();
});

describe('Field', () => {
  it.each(['input', 'textarea', 'select'] as const)('names and describes a %s by its texts', async (as) => {
    await render(<Field as={as} label="Email" note="optional" hint="We answer here." error="Wrong" />);
    const control = page.getByLabelText('Email optional');
    expect(control.element().localName).toBe(as);
    await expect.element(control).toHaveAccessibleDescription('We answer here. Wrong');
    await expect.element(control).toBeInvalid();
  });

  it('is neither described nor invalid without texts', async () => {
    await render(<Field label="Work email" error="" />);
    const control = page.getByLabelText('Work email').element();
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });
});

it('a field shows the next error where a translator has replaced the text of the last (F-E8)', async () => {
  const Amount = () => {
    const [text, setText] = useState('five');
    return (
      <Field
        label="Amount"
        value={text}
        error={text === 'five' ? 'Enter a number' : 'Enter a smaller one'}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    );
  };
  await render(<Amount />);
  const [error] = page.getByText('Enter a number').elements();
  const text = [...(error?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const translated = document.createElement('span');
  translated.textContent = 'Zahl eingeben';
  text?.parentElement?.replaceChild(translated, text);
  await userEvent.fill(page.getByLabelText('Amount'), '99');
  await expect.element(page.getByLabelText('Amount')).toHaveAccessibleDescription('Enter a smaller one');
});

describe('the counter of a Field', () => {
  it('counts only near the limit, past it too, and counts an emoji once', async () => {
    await render(<Field as="textarea" label="Message" counter={counter} />);
    const message = page.getByLabelText('Message');
    await userEvent.fill(message, '1234567');
    expect(page.getByText('3 left').elements()).toHaveLength(0);
    await userEvent.fill(message, '1234567💧');
    await expect.element(page.getByText('2 left').first()).toBeVisible();
    await userEvent.fill(message, '123456789012');
    await expect.element(page.getByText('-2 left').first()).toBeVisible();
  });

  it('announces the count once typing rests, not at every key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const host = await render(<Field label="Name" counter={counter} />);
    await userEvent.fill(page.getByLabelText('Name'), '123456789');
    await expect.element(page.getByText('1 left')).toBeVisible();
    const spoken = () => host.querySelector('[role="status"]')?.textContent;
    await vi.advanceTimersByTimeAsync(900);
    expect(spoken()).toBe('');
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(spoken).toBe('1 left');
  });
});
