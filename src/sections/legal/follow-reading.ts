import { isPlainPress } from '#src/lib/is-plain-press.ts';

const COPIED_MS = 2500;

function report(text: string): void {
  const status = document.getElementById('reading-status');
  if (!status) return;
  // The same text again is announced only if the region was empty meanwhile.
  status.textContent = '';
  requestAnimationFrame(() => (status.textContent = text));
}

async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // The browser does not allow it: the link still leads to its clause.
    return;
  }
  const label = link.closest<HTMLElement>('[data-copied-label]')?.dataset['copiedLabel'] ?? '';
  link.dataset['copiedNow'] = label;
  setTimeout(() => delete link.dataset['copiedNow'], COPIED_MS);
  report(label);
}

function showDefinition(link: HTMLAnchorElement, event: Event): void {
  const card = document.getElementById('definition');
  const { term = '' } = link.dataset;
  const text = document.getElementById(link.hash.slice(1))?.lastElementChild?.textContent;
  const [name, meaning] = card?.children ?? [];
  const more = card?.querySelector('a');
  if (!card || !text || !name || !meaning || !more) return;
  event.preventDefault();
  name.textContent = term;
  meaning.textContent = text;
  more.hash = link.hash;
  report(`${term}: ${text}`);
  card.showPopover({ source: link });
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainPress(event)) return;
  if ('copied' in link.dataset) void copyAddress(link);
  else if ('term' in link.dataset) showDefinition(link, event);
  else link.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Marks the clause, or the category of questions, near the top of the window in the list of contents. */
function followContents(contents: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = contents.querySelector<HTMLElement>(`a[href="#${target.getAttribute('data-clause')}"]`);
        if (!link) continue;
        link.ariaCurrent = isIntersecting ? 'location' : null;
        // The list scrolls by itself when it is longer than the window.
        if (isIntersecting) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
      }
    },
    { rootMargin: '-25% 0% -75%' },
  );
  for (const section of document.querySelectorAll('[data-clause]')) observer.observe(section);
}

/**
 * Aids for long documents: the list of contents follows the reading, clause numbers copy their address, and a defined
 * term shows its definition.
 */
export function followReading(): void {
  const contents = document.querySelector<HTMLElement>('[data-contents]');
  if (!contents) return;
  followContents(contents);
  document.addEventListener('click', onClick);
}
