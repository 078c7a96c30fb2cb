import { ApiError, postToApi } from './call-api.ts';
import { fieldOf, textOf } from './read-fields.ts';

const MAX_LENGTHS = { description: 500, field: 100 };

/** The platform refused a message; `message` is its first complaint, as text. */
export class MessageRefusal extends Error {
  override readonly name = 'MessageRefusal';

  constructor(
    description: string,
    /** The field of the payload that it names, such as `userCompany`. */
    readonly field: string | undefined,
    options?: ErrorOptions,
  ) {
    super(description, options);
  }
}

/**
 * Sends a message once. It is not given up when its form closes: the message may have arrived.
 * @throws MessageRefusal when the platform answers with a list whose first item has a description
 * @throws ApiError for any other failure
 */
export async function sendMessage(
  call: 'contactUs' | 'contactSp',
  message: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await postToApi(call, message);
  } catch (error) {
    throw (error instanceof ApiError ? refusalOf(error) : undefined) ?? error;
  }
}

function refusalOf(error: ApiError): MessageRefusal | undefined {
  const first: unknown = Array.isArray(error.answer) ? error.answer[0] : undefined;
  const description = textOf(fieldOf(first, 'description'), MAX_LENGTHS.description);
  const field = textOf(fieldOf(fieldOf(first, 'data'), 'field'), MAX_LENGTHS.field);
  return description ? new MessageRefusal(description, field, { cause: error }) : undefined;
}
