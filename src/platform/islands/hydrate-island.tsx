import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { type Control, isEdited } from '#src/lib/is-edited.ts';

/**
 * Hydrates the HTML of an island with the props that it carries. Resolves when its events are answered.
 * @throws Error when the component fails first; the built HTML is back then
 */
export function hydrateIsland(
  host: HTMLElement,
  Part: ComponentType<{ children?: ReactNode }>,
): Promise<void> {
  const built = host.cloneNode(true);
  const before = {
    controls: controlsIn(host),
    focused: document.activeElement,
    dialog: host.querySelector('dialog'),
  };
  const slot = [...(host.querySelector('[data-slot]')?.childNodes ?? [])];
  const props: unknown = JSON.parse(host.dataset['props'] ?? '{}');
  return new Promise((resolve, reject) => {
    hydrateRoot(
      host,
      <Hydrated
        onHydrated={() => {
          reopen(before.dialog, host.querySelector('dialog'));
          restoreTyped(before, host);
          resolve();
        }}
      >
        <Part {...(typeof props === 'object' && props)}>{slot.length > 0 && <Slot nodes={slot} />}</Part>
      </Hydrated>,
      {
        identifierPrefix: host.dataset['island'] ?? '',
        onRecoverableError: (error) => console.error('React recovered from an error:', error),
        onUncaughtError: (error) => {
          // React has removed its markup.
          host.replaceChildren(...built.cloneNode(true).childNodes);
          reject(error instanceof Error ? error : new Error(String(error)));
          console.error(error);
        },
      },
    );
  });
}

function Hydrated({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}) {
  const report = useRef(onHydrated);
  useEffect(() => report.current(), []);
  return children;
}

// With an empty inner HTML, React keeps the children of the server when it hydrates.
const KEEP_BUILT_MARKUP = { __html: '' };

/** The static content of an island, which React neither compares nor changes. */
function Slot({ nodes }: { readonly nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  // React renders anew what a translator has changed (F-E8), and then the slot is empty.
  useLayoutEffect(() => {
    if (!place.current?.hasChildNodes()) place.current?.append(...nodes);
  }, [nodes]);
  return (
    <div ref={place} data-slot="" dangerouslySetInnerHTML={KEEP_BUILT_MARKUP} suppressHydrationWarning />
  );
}

/** React makes another dialog if a translator has changed the built one (F-E8). */
function reopen(built: HTMLDialogElement | null, now: HTMLDialogElement | null): void {
  if (!built || !now || built === now) return;
  Object.assign(now.dataset, built.dataset);
  if (built.open) now.showModal();
}

const controlsIn = (element: Element) => [...element.querySelectorAll<Control>('input, textarea, select')];

type Before = { readonly controls: readonly Control[]; readonly focused: Element | null };

/**
 * React replaces built markup in which an extension or a translator has put an element (F-E8). This copies text,
 * choice, focus and caret to the new controls, by events that React listens to.
 */
function restoreTyped({ controls, focused }: Before, host: Element): void {
  const fresh = controlsIn(host);
  for (const old of controls) {
    const isSame = ({ name, type }: Control) => name === old.name && type === old.type;
    const control = fresh.filter(isSame)[controls.filter(isSame).indexOf(old)];
    if (old.isConnected || !control) continue;
    if (isEdited(old) && control.value !== old.value) {
      // The setter of the prototype: React replaces the one of the element, and then ignores the event.
      Reflect.set(Object.getPrototypeOf(control), 'value', old.value, control);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (old !== focused) continue;
    control.focus();
    if ('setSelectionRange' in old && 'setSelectionRange' in control && old.selectionStart !== null)
      control.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}
