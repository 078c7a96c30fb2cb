import { Fragment } from 'react';

import { faqCategories, faqSearch as labels } from '#words/faq.ts';
import type { FaqLink } from '#src/model/faq.schema.ts';
import { href } from '#src/routes.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import styles from './faq-search.module.css';
import { splitAtLinks } from './split-at-links.ts';

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
