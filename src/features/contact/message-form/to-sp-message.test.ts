import { expect, it } from 'vitest';

import { listCountries } from '#scripts/build/vite/list-countries.ts';
import { type MessageContext, toSpMessage } from './to-sp-message.ts';

const values = {
  firstName: ' Layla ',
  lastName: 'Haddad',
  position: 'Principal ',
  company: ' Sidra Partners',
  email: ' layla@sidra.example',
  contactRole: '7',
  phone: { country: 'AE', text: '050 123 4567' },
  message: '\nWe are <b>raising</b>.\nIn spring.\n',
};

const context: MessageContext = {
  type: 'demo',
  role: 'partner',
  roles: [{ id: 7, name: 'Family office' }],
  countries: listCountries(),
};

it('joins the names, leaves out outer spaces and names the fields as the platform does', () => {
  expect(toSpMessage(values, context)).toEqual({
    name: 'Layla Haddad',
    email: 'layla@sidra.example',
    message: 'We are <b>raising</b>.\nIn spring.',
    userCompany: 'Sidra Partners',
    userPosition: 'Principal',
    phoneDto: { number: '+971501234567', countryCode: 'AE' },
    type: 'demo',
    role: 'partner',
    userContactRole: 7,
  });
});

it('leaves out the role when none was chosen or it is not among those that came', () => {
  for (const contactRole of ['', '8']) {
    expect(toSpMessage({ ...values, contactRole }, context)).not.toHaveProperty('userContactRole');
  }
});

it.each([
  ['202 555 0123', '+12025550123', 'US'],
  ['+44 20 7946 0000', '+442079460000', 'GB'],
])('counts %s to a country though none is chosen', (text, number, countryCode) => {
  const message = toSpMessage({ ...values, phone: { country: '', text } }, context);
  expect(message.phoneDto).toEqual({ number, countryCode });
});
