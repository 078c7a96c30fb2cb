import { Fragment } from 'react';

import { faqCategories, faqSearch as labels } from '#words/faq.ts';
import type { FaqLink } from '#src/model/faq.schema.ts';
import { href } from '#src/routes.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import styles from './faq-questions.module.css';

/** All questions by category, with links to the categories, which stay in view in wide windows (R2.32). */
export const FaqQuestions = ({ links }: { readonly links: readonly FaqLink[] }) => (
  <div className={`oneColumn ${styles.columns}`}>
    <nav className={`screenOnly ${styles.contents}`} aria-label={labels.categories} data-contents="">
      <ul className={`row ${styles.links}`} role="list">
        {faqCategories.map(({ id, title }) => (
          <li key={id}>
            <a className={`line label ${styles.link}`} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={`oneColumn ${styles.categories}`}>
      {faqCategories.map(({ id, title, questions }) => (
        <section key={id} id={id} data-clause={id} aria-labelledby={`${id}-title`}>
          <h2 className={`subheading ${styles.title}`} id={`${id}-title`}>
            {title}
          </h2>
          <Accordion
            items={questions.map(({ id: questionId, question, answer }) => ({
              id: questionId,
              title: question,
              content: <Answer text={answer} links={links} />,
            }))}
          />
        </section>
      ))}
    </div>
  </div>
);

/** An answer with its links. */
const Answer = ({ text, links }: { readonly text: string; readonly links: readonly FaqLink[] }) => (
  <p>
    {splitAtLinks(text, links).map(({ start, end, to }) => {
      const words = text.slice(start, end);
      if (to === undefined) return <Fragment key={start}>{words}</Fragment>;
      return (
        <a key={start} href={typeof to === 'string' ? to : href(to)}>
          {words}
        </a>
      );
    })}
  </p>
);

/** From `start` up to, but not including, `end`; `to` where the words are a link. */
type Piece = { readonly start: number; readonly end: number; readonly to?: FaqLink['to'] };

/** Splits a text around the first occurrence of the words of each link. The parts cover the whole text. */
export function splitAtLinks(text: string, links: readonly FaqLink[]): Piece[] {
  const found = links
    .map(({ words, to }) => ({ start: text.indexOf(words), length: words.length, to }))
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, length, to } of found) {
    if (start < end) continue;
    if (start > end) pieces.push({ start: end, end: start });
    end = start + length;
    pieces.push({ start, end, to });
  }
  if (end < text.length) pieces.push({ start: end, end: text.length });
  return pieces;
}
