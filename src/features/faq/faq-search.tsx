import { useState } from 'react';

import { faqCategories, faqSearch as labels } from '#words/faq.ts';
import { language } from '#words/language.ts';
import { faqLinks } from '#words/pages/faq.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { useEarlyInput } from '#src/platform/use-early-input.ts';
import type { FaqCategory } from '#src/model/faq.schema.ts';
import { href } from '#src/routes.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Answer, marked } from './answer.tsx';
import styles from './faq-search.module.css';
import { isSearch, matches } from './find-matches.ts';

/**
 * The questions by category, and a box that filters them by question and answer (R2.32). Without script all
 * questions are shown, and no box.
 */
export function FaqSearch() {
  const [query, setQuery] = useState('');
  const field = useEarlyInput('', setQuery);
  const isSearching = isSearch(query);
  const shown = faqCategories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => matches(query, [question, answer])),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  const clear = () => {
    setQuery('');
    // The button goes away and must not take the focus with it.
    field.current?.focus();
  };
  return (
    <div className={styles.faq}>
      <search className={`needsScript screenOnly ${styles.search}`}>
        <div className={styles.box}>
          <Field
            ref={field}
            type="search"
            label={labels.label}
            placeholder={labels.placeholder}
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          {query !== '' && (
            <button
              type="button"
              className={`iconButton ${styles.clear}`}
              aria-label={labels.clear}
              onClick={clear}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <p className={styles.count} role="status">
          {isSearching && count > 0 ? pluralText(labels.found, count, language.locale) : ''}
        </p>
      </search>
      {shown.length > 0 && (
        <div className={styles.columns}>
          <Contents categories={shown} />
          <div className={styles.categories}>
            {shown.map((category) => (
              <Category key={category.id} category={category} query={query} />
            ))}
          </div>
        </div>
      )}
      {/* Always there: browsers announce only what changes in a live region. */}
      <div className={styles.result} role="status">
        {count === 0 && <NoResult onClear={clear} />}
      </div>
    </div>
  );
}

const NoResult = ({ onClear }: { readonly onClear: () => void }) => (
  <div className={styles.empty}>
    <p className={styles.emptyText}>{labels.empty}</p>
    <p>{labels.advice}</p>
    <div className={styles.actions}>
      <Button variant="secondary" onClick={onClear}>
        {labels.clear}
      </Button>
      <Button variant="secondary" href={href({ route: 'contact', subject: 'technical-support' })}>
        {labels.support}
      </Button>
    </div>
  </div>
);

/** Links to the categories, which stay in view in wide windows. */
const Contents = ({ categories }: { readonly categories: readonly FaqCategory[] }) => (
  <nav className={`screenOnly ${styles.contents}`} aria-label={labels.categories}>
    <ul className={styles.links} role="list">
      {categories.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

type CategoryProps = { readonly category: FaqCategory; readonly query: string };

const Category = ({ category: { id, title, questions }, query }: CategoryProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 className={styles.title} id={`${id}-title`}>
      {title}
    </h2>
    <Accordion
      items={questions.map(({ id: questionId, question, answer }) => ({
        id: questionId,
        title: marked(query, question),
        content: <Answer query={query} text={answer} links={faqLinks} />,
        // A match in a closed answer could not be seen.
        isOpen: isSearch(query) && matches(query, [answer]),
      }))}
    />
  </section>
);
