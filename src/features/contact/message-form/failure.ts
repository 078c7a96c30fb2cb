import { messageForm } from '#content/forms/message-form.ts';
import { ApiError } from '#src/api/call-api.ts';
import { textOf } from '#src/api/read-fields.ts';
import { MessageRefusal } from '#src/api/send-message.ts';
import { errorSummary } from '#src/features/contact/error-summary.ts';
import { type FieldErrors, type FieldName, fieldNames } from './message-values.ts';

/** An attempt to send that came to nothing: what stands above the button, and the field to go to. */
export type Failure = {
  readonly notice: string;
  readonly field: FieldName | undefined;
  readonly errors: FieldErrors;
};

/** The platform's names of fields → ours. A `Map`: a name such as `__proto__` must find nothing. */
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

/** Fields are missing or wrong: nothing was sent. `undefined` when none is. */
export function validationFailure(errors: FieldErrors): Failure | undefined {
  const bad = fieldNames.filter((name) => errors[name]);
  if (bad.length === 0) return undefined;
  const notice = errorSummary(bad.map((name) => messageForm.fields[name]));
  return { notice, field: bad[0], errors };
}

/**
 * The message was refused or did not arrive (R8.3, R8.4). What the platform says of it is shown, under
 * its field too. Of a call without an answer the browser's own message is shown, with what to do.
 */
export function sendFailure(error: unknown): Failure {
  const notice =
    (error instanceof ApiError ? unreachedNotice(error) : thrownText(error)) ?? messageForm.failed;
  const platformName = error instanceof MessageRefusal ? error.field : undefined;
  const field = platformName === undefined ? undefined : fieldByPlatformName.get(platformName);
  return { notice, field, errors: field ? { [field]: notice } : {} };
}

/** In characters; what a browser or the platform says is a sentence or two. */
const LONGEST_NOTICE = 500;

const thrownText = (error: unknown) =>
  error instanceof Error ? textOf(error.message, LONGEST_NOTICE) : undefined;

function unreachedNotice({ reason, cause }: ApiError): string | undefined {
  const said = reason === 'network' || reason === 'timeout' ? thrownText(cause) : undefined;
  return said && `${said.replace(/\.$/, '')}. ${messageForm.unreached}`;
}
