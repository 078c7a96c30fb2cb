import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countries } from '#made/countries.ts';
import { render } from '#tests/support/render.tsx';
import { PhoneField } from './phone-field.tsx';

type Props = { readonly country?: string; readonly readOnly?: boolean };

const Phone = ({ country = 'AE', ...state }: Props) => (
  <PhoneField
    label="Phone"
    countryLabel="Country"
    groupLabel="Phone number"
    countries={countries}
    firstCountry={country}
    name="phone"
    {...state}
  />
);

const number = page.getByLabelText('Phone');
const country = page.getByLabelText('Country');

/** All at once, as from the clipboard or the browser's own memory. */
const paste = (text: string) => userEvent.fill(number, text);

it('the phone field is a named group of a country and a number after its calling code', async () => {
  await render(<Phone />);
  await expect.element(page.getByRole('group', { name: 'Phone number' })).toBeVisible();
  await expect.element(country).toHaveDisplayValue('United Arab Emirates \u2066+971\u2069');
  await expect.element(number).toHaveAttribute('type', 'tel');
  await expect.element(number).toHaveAttribute('autocomplete', 'tel');
  await userEvent.selectOptions(country, 'GB');
  await expect.element(page.getByText('+44', { exact: true })).toBeVisible();
});

it('the phone field selects the country of a full number that is pasted, and removes its code (F-A33)', async () => {
  await render(<Phone />);
  await paste('+1 415 555 2671');
  await expect.element(country).toHaveValue('US');
  await expect.element(number).toHaveValue('415 555 2671');
});

it('the phone field selects the country of a full number while it is typed, and removes its code on blur', async () => {
  await render(<Phone />);
  await userEvent.type(number, '+44 20');
  await expect.element(country).toHaveValue('GB');
  await expect.element(number).toHaveValue('+44 20');
  await userEvent.tab();
  await expect.element(number).toHaveValue('20');
});

it('the phone field leaves digits of other scripts and the caret until it is left', async () => {
  await render(<Phone country="DE" />);
  await userEvent.type(number, '(٠٣٠) ١٢');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}٩٨');
  await expect.element(number).toHaveValue('(٠٣٠) ٩٨١٢');
  await userEvent.tab();
  await expect.element(number).toHaveValue('(030) 9812');
  await expect.element(country).toHaveValue('DE');
});

it('the phone field says that country and number are required, and locks both while sending', async () => {
  await render(<Phone readOnly />);
  await expect.element(country).toHaveAttribute('aria-required', 'true');
  await expect.element(number).toHaveAttribute('aria-required', 'true');
  await expect.element(country).toBeDisabled();
  await expect.element(number).toHaveAttribute('readonly');
});
