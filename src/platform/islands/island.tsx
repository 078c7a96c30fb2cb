import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Data that JSON keeps. */
type Plain = string | number | boolean | undefined | readonly Plain[] | { readonly [name: string]: Plain };

/** A component of a file called `<name>.island.tsx`; the bundler sets the name. */
type IslandComponent<Props> = ComponentType<Props & { readonly children?: ReactNode }> & {
  readonly islandName?: string;
};

type IslandProps<Props> = {
  readonly of: IslandComponent<Props>;
  /** Goes into the HTML as JSON: keep it short, without text that the markup has. */
  readonly props: Props;
  /** `near` for an island with something to do by itself. */
  readonly wakes?: 'touched' | 'near';
  /** Static content: it stays HTML, and its code never reaches the browser. Contexts of the page do not reach it. */
  readonly children?: ReactNode;
};

/**
 * A component with state or network calls, alone in its React root. Rendered here at build; the browser fetches its
 * code when it is touched or comes near (`wake-islands.ts`).
 * @throws Error if the file of the component is not called `<name>.island.tsx`
 */
export function Island<Props extends Readonly<Record<string, Plain>>>({
  of: Part,
  props,
  wakes = 'touched',
  children,
}: IslandProps<Props>) {
  const { islandName } = Part;
  if (!islandName) throw new Error(`${Part.name} is no island: its file must be called <name>.island.tsx`);
  const all = { ...props, children: children && <div data-slot="">{children}</div> };
  return (
    <div
      data-island={islandName}
      data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
      data-wakes={wakes}
      dangerouslySetInnerHTML={{
        __html: renderToString(<Part {...all} />, { identifierPrefix: islandName }),
      }}
    />
  );
}
