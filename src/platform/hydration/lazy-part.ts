import type { ComponentType } from 'react';

export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/** A component that is fetched once, kept, and fetched again after a failed download. */
export type LazyPart<Props> = {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly current: () => ComponentType<Props> | undefined;
};

/** Keeps the promise stable, as `use` demands, and the component readable without suspending. */
export function lazyPart<Props>(fetchPart: LoadPart<Props>): LazyPart<Props> {
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
  return { load, current: () => loaded };
}
