/** Marks the clause near the top of the window in the list of contents. Returns the function that stops it. */
export function followReading(): (() => void) | undefined {
  const contents = document.querySelector<HTMLElement>('[data-contents]');
  if (!contents) return undefined;
  // Wide windows show the list by style; this sets the state for other browsers and assistive technology.
  const fold = contents.querySelector('details');
  if (fold && matchMedia('(width > 64em)').matches) fold.open = true;

  const linkOf = (section: Element) =>
    contents.querySelector<HTMLElement>(`a[href="#${section.getAttribute('data-clause')}"]`);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = linkOf(target);
        if (!link) continue;
        link.ariaCurrent = isIntersecting ? 'location' : null;
        // The list scrolls by itself when it is longer than the window.
        if (isIntersecting) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
      }
    },
    { rootMargin: '-25% 0% -75%' },
  );
  for (const section of document.querySelectorAll('[data-clause]')) observer.observe(section);
  return () => observer.disconnect();
}
