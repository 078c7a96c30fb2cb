import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Phone } from './phone-field.examples.tsx';
import { render } from '#tests/support/render.tsx';

const number = page.getByLabelText('Phone');
const country = page.getByLabelText('Country');

/** All at once, as from the clipboard or the browser's own memory. */
const paste = (text: string) => userEvent.fill(number, text);

it('is a named group of a country, chosen by name, and a number', async () => {
  await render(<Phone />);
  await expect.element(page.getByRole('group', { name: 'Phone number' })).toBeVisible();
  await expect.element(country).toHaveValue('AE');
  await expect.element(country).toHaveDisplayValue('United Arab Emirates \u2066+971\u2069');
  await expect.element(number).toHaveAttribute('type', 'tel');
  await expect.element(number).toHaveAttribute('autocomplete', 'tel');
});

it('shows the calling code of the chosen country before the number', async () => {
  const host = await render(<Phone />);
  expect(host.textContent).toContain('+971');
  await userEvent.selectOptions(country, 'GB');
  await expect.element(page.getByText('+44', { exact: true })).toBeVisible();
});

it('selects the country of a full number that is pasted, and removes its code (F-A33)', async () => {
  await render(<Phone />);
  await paste('+1 415 555 2671');
  await expect.element(country).toHaveValue('US');
  await expect.element(number).toHaveValue('415 555 2671');
});

it('selects the country of a full number while it is typed, and removes its code on blur', async () => {
  await render(<Phone />);
  await userEvent.type(number, '+44 20');
  await expect.element(country).toHaveValue('GB');
  await expect.element(number).toHaveValue('+44 20');
  await userEvent.tab();
  await expect.element(number).toHaveValue('20');
});

it('leaves a national number as it is typed, but for digits of other scripts', async () => {
  await render(<Phone country="DE" />);
  await userEvent.type(number, '(٠٣٠) 12');
  await userEvent.tab();
  await expect.element(number).toHaveValue('(030) 12');
  await expect.element(country).toHaveValue('DE');
});

it('ties the error to the number', async () => {
  await render(<Phone error="Enter a valid phone number" />);
  await expect.element(number).toHaveAccessibleDescription('Enter a valid phone number');
  await expect.element(number).toBeInvalid();
});
