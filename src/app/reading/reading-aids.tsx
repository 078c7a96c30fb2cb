import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { labels } from '#words/labels.ts';
import { followReading } from './follow-reading.ts';
import styles from './reading-aids.module.css';

const { copied, toDefinition, close } = labels.reading;

const COPIED_MS = 2500;

/** False if the browser does not allow it. */
async function copyAddress(link: HTMLAnchorElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return false;
  }
  link.dataset['copiedNow'] = '';
  setTimeout(() => delete link.dataset['copiedNow'], COPIED_MS);
  return true;
}

type Definition = { readonly term: string; readonly text: string; readonly href: string };

/**
 * Enhances long documents: the list of contents follows the reading, clause numbers copy their address, and a
 * defined term shows its definition. Without script all of them are plain links.
 */
export function ReadingAids() {
  const { pathname } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const [definition, setDefinition] = useState<Definition>();
  const [status, setStatus] = useState('');

  useEffect(followReading, [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.dataset['copied'])
        void copyAddress(link).then((isCopied) => setStatus(isCopied ? copied : ''));
      const term = link.dataset['term'];
      const text = term && document.getElementById(link.hash.slice(1))?.lastElementChild?.textContent;
      if (!text || !card.current) return;
      event.preventDefault();
      setDefinition({ term, text, href: link.hash });
      setStatus(`${term}: ${text}`);
      card.current.showPopover({ source: link });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  const hide = () => card.current?.hidePopover();
  return (
    <>
      <div ref={card} popover="auto" className={styles.card}>
        <p className={styles.term}>{definition?.term}</p>
        <p>{definition?.text}</p>
        <p className={styles.actions}>
          {definition && (
            <a href={definition.href} onClick={hide}>
              {toDefinition}
            </a>
          )}
          <button type="button" onClick={hide}>
            {close}
          </button>
        </p>
      </div>
      <p className="hiddenText" role="status">
        {status}
      </p>
    </>
  );
}
