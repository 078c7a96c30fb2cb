import { expect, it } from 'vitest';

import { messageForm } from '#words/forms/message-form.ts';
import { ApiError } from '#src/api/call-api.ts';
import { MessageRefusal } from '#src/api/send-message.ts';
import { sendFailure } from './send-failure.ts';

const fixed = 'Failed to send your message. Please try again.';

it.each([
  ['name', 'firstName'],
  ['email', 'email'],
  ['userCompany', 'company'],
  ['userPosition', 'position'],
  ['userContactRole', 'contactRole'],
  ['phoneDto.number', 'phone'],
  ['phoneDto', 'phone'],
  ['message', 'message'],
  ['lastName', 'lastName'],
])('shows a complaint about %s under %s too (F-A24)', (platformName, field) => {
  expect(sendFailure(new MessageRefusal('Not this.', platformName))).toEqual({
    notice: 'Not this.',
    field,
    errors: { [field]: 'Not this.' },
  });
});

it.each([undefined, 'favouriteColour', '__proto__', 'constructor'])(
  'shows a complaint about %s for the whole form',
  (platformName) => {
    expect(sendFailure(new MessageRefusal('Not this.', platformName))).toEqual({
      notice: 'Not this.',
      field: undefined,
      errors: {},
    });
  },
);

it.each([
  ['a call that timed out and says nothing', new ApiError('contactSp', 'timeout')],
  ['an answer that is cut off', new ApiError('contactSp', 'status', 502, { cause: new Error('cut') })],
  ['a status', new ApiError('contactSp', 'status', 503)],
  ['a refusal without words', new MessageRefusal(' ', undefined)],
  ['a thrown string', 'nothing'],
  ['nothing', undefined],
])('shows the fixed text for %s (F-A26)', (_name, error) => {
  expect(sendFailure(error)).toEqual({ notice: fixed, field: undefined, errors: {} });
});

it.each([
  ['network', new TypeError('Failed to fetch')],
  ['timeout', new DOMException('Failed to fetch.', 'TimeoutError')],
] as const)('shows the message of the browser for a %s failure, with advice', (reason, cause) => {
  expect(sendFailure(new ApiError('contactSp', reason, undefined, { cause })).notice).toBe(
    `Failed to fetch. ${messageForm.unreached}`,
  );
});

it('shows the message of any other error', () => {
  expect(sendFailure(new Error('The moon is in the way.')).notice).toBe('The moon is in the way.');
});
