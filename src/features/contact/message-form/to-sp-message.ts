import type { ContactRole } from '#src/api/read-roles.ts';
import type { SpMessage } from '#src/api/send-message.ts';
import { type Country, fullNumberOf, withCountry } from '#src/ui/phone-field/phone-number.ts';
import type { MessageValues } from './message-values.ts';

/** What the platform is told besides what was typed (R6.2, R7.11). */
export type MessageContext = Pick<SpMessage, 'type' | 'role'> & {
  readonly roles: readonly ContactRole[];
  readonly countries: readonly Country[];
};

/** What the platform counts a number to whose country is not known (R7.11). */
const DEFAULT_COUNTRY = 'US';

/** The form as the platform wants it. The chosen role is sent with its id as it came, number or text. */
export function toSpMessage(values: MessageValues, context: MessageContext): SpMessage {
  const { type, role, roles, countries } = context;
  const typed = { ...values.phone, country: values.phone.country || DEFAULT_COUNTRY };
  const phone = withCountry(typed, countries);
  const contactRole = roles.find(({ id }) => String(id) === values.contactRole);
  return {
    name: `${values.firstName.trim()} ${values.lastName.trim()}`,
    email: values.email.trim(),
    message: values.message.trim(),
    userCompany: values.company.trim(),
    userPosition: values.position.trim(),
    phoneDto: {
      number: fullNumberOf(phone, countries),
      countryCode: phone.country.toUpperCase(),
    },
    type,
    role,
    ...(contactRole && { userContactRole: contactRole.id }),
  };
}
