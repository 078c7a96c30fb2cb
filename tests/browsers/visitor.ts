import { type APIRequestContext, expect } from '@playwright/test';

import { keptAnswer } from '#tests/support/browser/consent.ts';

/**
 * The actions and observations of a visitor, in any browser. A selector and a text name an element; each waits
 * until the part is in sight.
 */
export type Visitor = {
  /** The main host. */
  readonly url: string;
  /** Reads what the sample platform received. */
  readonly request: APIRequestContext;
  /** Goes to an address, and leaves its scripts on their way. */
  readonly load: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly see: (selector: string, text?: string) => Promise<void>;
  readonly press: (selector: string, text?: string) => Promise<void>;
  /** Types by keys. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Selects the option with this label. */
  readonly choose: (selector: string, label: string) => Promise<void>;
  readonly key: (name: 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape') => Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Keeps files whose path fits from arriving until the returned function is called. */
  readonly hold: (files: RegExp) => Promise<() => void>;
};

/** Stores a refusal of all cookies, so that no banner is shown. */
export async function refuseBefore({
  url,
  load,
  read,
}: Pick<Visitor, 'url' | 'load' | 'read'>): Promise<void> {
  const { name, value } = keptAnswer(['necessary']);
  await load(new URL('/robots.txt', url).href);
  await read('[localStorage, sessionStorage].forEach((store) => store.clear())');
  await read(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
}

/** Opens a page of the main host, and waits until a part of it is hydrated. */
export async function open(visitor: Visitor, path: string, part = '#root header'): Promise<void> {
  await visitor.load(new URL(path, visitor.url).href);
  await untilAwake(visitor, part);
}

/** Touches the page, and resolves when this part is hydrated: see `untilHydrated` in `hydration.ts`. */
export async function untilAwake({ see, read }: Visitor, part: string): Promise<void> {
  await see(part);
  await read(`document.querySelector('header a').dispatchEvent(new Event('pointerover', { bubbles: true }))`);
  const keys = `Object.keys(document.querySelector(${JSON.stringify(part)}))`;
  await until(read, `${keys}.some((key) => key.startsWith('__reactProps$'))`);
  await read('new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve(true)))');
}

/** Resolves when an expression is true in the page. */
export const until = (read: Visitor['read'], expression: string) =>
  expect.poll(() => read(expression), { message: expression }).toBe(true);
