import type { ContactRole } from '#src/api/read-roles.ts';
import type { SpMessage } from '#src/api/send-message.ts';
import { type Country, fullNumberOf } from '#src/ui/phone-field/phone-number.ts';
import type { MessageValues } from './message-values.ts';

/** What the platform is told besides what was typed (R6.2, R7.11). */
export type MessageContext = Pick<SpMessage, 'type' | 'role'> & {
  readonly roles: readonly ContactRole[];
  readonly countries: readonly Country[];
};

/** The form as the platform wants it. The chosen role is sent with its id as it came, number or text. */
export function toSpMessage(values: MessageValues, context: MessageContext): SpMessage {
  const { type, role, roles, countries } = context;
  const contactRole = roles.find(({ id }) => String(id) === values.contactRole);
  return {
    name: `${values.firstName.trim()} ${values.lastName.trim()}`,
    email: values.email.trim(),
    message: values.message.trim(),
    userCompany: values.company.trim(),
    userPosition: values.position.trim(),
    phoneDto: {
      number: fullNumberOf(values.phone, countries),
      countryCode: values.phone.country,
    },
    type,
    role,
    ...(contactRole && { userContactRole: contactRole.id }),
  };
}
