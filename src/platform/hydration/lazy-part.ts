import type { ComponentType } from 'react';

export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/** Fetched once, and again after a failed download. */
export type LazyPart<Props> = {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly current: () => ComponentType<Props> | undefined;
};

let isAhead = false;

/** Once the first page has hydrated, parts are fetched with the module of their page, not when it renders. */
export const fetchPartsAhead = () => (isAhead = true);

/** Keeps the promise stable, as `use` demands, and the component readable without suspending. */
export function lazyPart<Props>(fetchPart: LoadPart<Props>, isFetchedAhead = isAhead): LazyPart<Props> {
  let promise: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const load = () => {
    promise ??= fetchPart().then(
      (part) => (loaded = part),
      (error: unknown) => {
        promise = undefined;
        throw error;
      },
    );
    return promise;
  };
  if (isFetchedAhead) load().catch(() => {});
  return { load, current: () => loaded };
}
