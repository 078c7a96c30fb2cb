import { useEffect, useLayoutEffect, useReducer } from 'react';
import { countries } from 'virtual:countries';

import { sendSpMessage, type SpMessage } from '#src/api/send-message.ts';
import { useAttempt } from '#src/features/contact/use-attempt.ts';
import { siteMode } from '#src/platform/host/site-mode.ts';
import { sendFailure, validationFailure } from './failure.ts';
import { findErrors } from './find-errors.ts';
import { firstState, type FormState, nextState } from './form-state.ts';
import type { MessageValues } from './message-values.ts';
import { toSpMessage } from './to-sp-message.ts';
import type { Roles } from './use-roles.ts';

export type MessageFormState = FormState & {
  readonly edit: (change: Partial<MessageValues>) => void;
  readonly submit: () => void;
};

type Options = {
  readonly isOpen: boolean;
  readonly type: SpMessage['type'];
  /** Id or name of the role that is chosen before the visitor chooses. */
  readonly role: string | undefined;
  readonly roles: Roles;
};

/**
 * What is typed, checked and sent. All of it outlives a closed dialog: words are kept until they are
 * sent, and whoever closes while sending is told what came of it when they open it again.
 */
export function useMessageForm({ isOpen, type, role: asked, roles }: Options): MessageFormState {
  const [state, dispatch] = useReducer(nextState, firstState);
  const { status, values } = state;
  const fail = (error: unknown) => dispatch({ type: 'fail', failure: sendFailure(error) });
  const attempt = useAttempt(() => fail(undefined));

  const submit = () => {
    if (attempt.isUnderWay()) return;
    const failure = validationFailure(findErrors(values, countries, roles.status !== 'failed'));
    if (failure) return dispatch({ type: 'fail', failure });
    const role = siteMode() === 'partner' ? 'partner' : 'visitor';
    dispatch({ type: 'send' });
    attempt.start({
      send: () => sendSpMessage(toSpMessage(values, { type, role, roles: roles.list, countries })),
      onSent: () => dispatch({ type: 'succeed' }),
      onFailed: fail,
    });
  };

  const isTold = isOpen && status === 'sent';
  useEffect(() => (isTold ? () => dispatch({ type: 'see' }) : undefined), [isTold]);
  useLayoutEffect(() => {
    if (isOpen && status === 'seen') dispatch({ type: 'restart' });
  }, [isOpen, status]);

  const { list } = roles;
  useEffect(() => {
    const known = isOpen && asked && list.find(({ id, name }) => String(id) === asked || name === asked);
    if (known) dispatch({ type: 'preselect', role: String(known.id) });
  }, [isOpen, asked, list]);

  return { ...state, edit: (change) => dispatch({ type: 'edit', change }), submit };
}
