import { messageForm } from '#words/forms/message-form.ts';
import { ApiError } from '#src/api/call-api.ts';
import { textOf } from '#src/api/read-fields.ts';
import { MessageRefusal } from '#src/api/send-message.ts';
import { type FieldName, fieldNames } from './message-values.ts';
import type { Failure } from './use-form.ts';

/** Field of the platform → field of the form. A `Map`, so that a name such as `__proto__` finds nothing. */
const fieldByPlatformName = new Map<string, FieldName>([
  ...fieldNames.map((name) => [name, name] as const),
  ['name', 'firstName'],
  ['userEmail', 'email'],
  ['userCompany', 'company'],
  ['userPosition', 'position'],
  ['userContactRole', 'contactRole'],
  ['phoneDto', 'phone'],
  ['phoneDto.number', 'phone'],
  ['phoneDto.countryCode', 'phone'],
]);

/**
 * The message was refused or did not arrive (R8.3, R8.4). The platform's complaint is shown, under its
 * field too. For a call without an answer the browser's message is shown, with what to do.
 */
export function sendFailure(error: unknown): Failure<FieldName> {
  const notice =
    (error instanceof ApiError ? unreachedNotice(error) : thrownText(error)) ?? messageForm.failed;
  const platformName = error instanceof MessageRefusal ? error.field : undefined;
  const field = platformName === undefined ? undefined : fieldByPlatformName.get(platformName);
  return { notice, field, errors: field ? { [field]: notice } : {} };
}

const MAX_NOTICE_CHARACTERS = 500;

const thrownText = (error: unknown) =>
  error instanceof Error ? textOf(error.message, MAX_NOTICE_CHARACTERS) : undefined;

function unreachedNotice({ reason, cause }: ApiError): string | undefined {
  const text = reason === 'network' || reason === 'timeout' ? thrownText(cause) : undefined;
  return text && `${text.replace(/\.$/, '')}. ${messageForm.unreached}`;
}
