import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { countries } from 'virtual:countries';

import { sendSpMessage, type SpMessage } from '#src/api/send-message.ts';
import { onReturn } from '#src/platform/on-return.ts';
import { siteMode } from '#src/platform/host/site-mode.ts';
import { sendFailure, validationFailure } from './failure.ts';
import { findErrors } from './find-errors.ts';
import { firstState, type FormAction, type FormState, nextState } from './form-state.ts';
import type { MessageValues } from './message-values.ts';
import { toSpMessage } from './to-sp-message.ts';
import type { Roles } from './use-roles.ts';

export type MessageForm = FormState & {
  readonly edit: (change: Partial<MessageValues>) => void;
  readonly submit: () => void;
};

type Options = { readonly isOpen: boolean; readonly type: SpMessage['type']; readonly roles: Roles };

/**
 * What is typed, checked and sent. All of it outlives a closed dialog: words are kept until they are
 * sent, and whoever closes while sending is told what came of it when they open it again.
 */
export function useMessageForm({ isOpen, type, roles }: Options): MessageForm {
  const [state, dispatch] = useReducer(nextState, firstState);
  const { status, values } = state;
  /** The attempt under way: at once, not with the next render, so that a second press finds it. */
  const attempt = useRef<object>(undefined);

  const settle = (mine: object, action: FormAction) => {
    if (attempt.current !== mine) return;
    attempt.current = undefined;
    dispatch(action);
  };

  const submit = () => {
    if (attempt.current) return;
    const failure = validationFailure(findErrors(values, countries, roles.status !== 'failed'));
    if (failure) return dispatch({ type: 'fail', failure });
    const role = siteMode() === 'partner' ? 'partner' : 'visitor';
    const mine = {};
    attempt.current = mine;
    dispatch({ type: 'send' });
    sendSpMessage(toSpMessage(values, { type, role, roles: roles.list, countries })).then(
      () => settle(mine, { type: 'succeed' }),
      (error: unknown) => {
        console.error(error);
        settle(mine, { type: 'fail', failure: sendFailure(error) });
      },
    );
  };

  useEffect(
    () =>
      // A page that comes back with its connection cut would be sending for ever (fault E7).
      onReturn(() => {
        if (!attempt.current) return;
        attempt.current = undefined;
        dispatch({ type: 'fail', failure: sendFailure(undefined) });
      }),
    [],
  );

  const isTold = isOpen && status === 'sent';
  useEffect(() => (isTold ? () => dispatch({ type: 'see' }) : undefined), [isTold]);
  useLayoutEffect(() => {
    if (isOpen && status === 'seen') dispatch({ type: 'restart' });
  }, [isOpen, status]);

  return { ...state, edit: (change) => dispatch({ type: 'edit', change }), submit };
}
