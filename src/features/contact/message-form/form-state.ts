import type { Failure } from './failure.ts';
import { emptyValues, type FieldErrors, type MessageValues } from './message-values.ts';

export type FormState = {
  /** `seen`: the visitor was told that it was sent, and closed the dialog. */
  readonly status: 'editing' | 'sending' | 'sent' | 'seen';
  readonly values: MessageValues;
  readonly errors: FieldErrors;
  /** Of the last attempt, until something is edited. A new one every time. */
  readonly failure: Failure | undefined;
};

export type FormAction =
  | { readonly type: 'edit'; readonly change: Partial<MessageValues> }
  | { readonly type: 'preselect'; readonly role: string }
  | { readonly type: 'send' | 'succeed' | 'see' | 'restart' }
  | { readonly type: 'fail'; readonly failure: Failure };

export const firstState: FormState = {
  status: 'editing',
  values: emptyValues,
  errors: {},
  failure: undefined,
};

/** The states of the form (R4.7). */
export function nextState(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'edit': {
      // What is on its way is not what would be typed now, and success would clear it.
      if (state.status !== 'editing') return state;
      const errors = Object.entries(state.errors).filter(([name]) => !Object.hasOwn(action.change, name));
      return {
        ...state,
        values: { ...state.values, ...action.change },
        errors: Object.fromEntries(errors),
        failure: undefined,
      };
    }
    case 'preselect':
      if (state.status !== 'editing' || state.values.contactRole) return state;
      return { ...state, values: { ...state.values, contactRole: action.role } };
    case 'send':
      return { ...state, status: 'sending', errors: {}, failure: undefined };
    case 'fail':
      return { ...state, status: 'editing', errors: action.failure.errors, failure: action.failure };
    case 'succeed':
      return { ...firstState, status: 'sent' };
    case 'see':
      return state.status === 'sent' ? { ...state, status: 'seen' } : state;
    case 'restart':
      return state.status === 'seen' ? firstState : state;
  }
}
