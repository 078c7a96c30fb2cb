import { ApiError, postToApi } from './call-api.ts';
import { fieldOf, textOf } from './read-fields.ts';

export type Messages = {
  /** The form on the contact page (R7.4). */
  readonly contactUs: {
    readonly name: string;
    readonly email: string;
    readonly userCompany: string;
    readonly subject: string;
    readonly message: string;
    readonly reCaptchaToken: string;
  };
  /** The message dialog (R7.11). */
  readonly contactSp: {
    /** First and last name, joined by a space. */
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly userCompany: string;
    readonly userPosition: string;
    /** `number` with a leading plus, `countryCode` two capitals. */
    readonly phoneDto: { readonly number: string; readonly countryCode: string };
    readonly type: 'contact' | 'demo';
    readonly role: 'visitor' | 'partner';
    /** Missing where the roles could not be loaded. */
    readonly userContactRole?: string | number;
  };
};

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
export async function sendMessage<Call extends keyof Messages>(
  call: Call,
  message: Messages[Call],
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
