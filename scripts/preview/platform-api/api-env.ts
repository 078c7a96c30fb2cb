import type { HttpBindings } from '@hono/node-server';
import type { FaultBoard } from '#scripts/preview/platform-api/faults/fault-board.ts';
import type { MessageStore } from '#scripts/preview/platform-api/contact/message-store.ts';

/** The Node request and answer below each call: some faults act on the connection itself. */
export interface ApiEnv {
  Bindings: HttpBindings;
}

/** What the groups of endpoints share. */
export interface ApiServices {
  readonly faults: FaultBoard;
  readonly messages: MessageStore;
}
