import { act } from 'react';

/**
 * Runs a function and waits until React has rendered. The act environment is on only meanwhile:
 * otherwise it would warn of every press and timer that a test lets happen as it does for visitors.
 */
export async function flush<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  expectAct(true);
  try {
    return await act(async () => work());
  } finally {
    expectAct(false);
  }
}

const expectAct = (isExpected: boolean) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });
