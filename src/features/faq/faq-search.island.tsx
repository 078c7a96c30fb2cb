import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { faqSearch as labels } from '#words/faq.ts';
import { language } from '#words/language.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { useEarlyInput } from '#src/platform/use-early-input.ts';
import { href } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './faq-search.module.css';
import { filterQuestions } from './filter-questions.ts';
import { isSearch } from './find-matches.ts';

/**
 * A box that filters the questions by question and answer (R2.32). Without script all questions are shown, and no box.
 * @param children the questions (`FaqQuestions`)
 */
export function FaqSearch({ children }: { readonly children?: ReactNode }) {
  const [query, setQuery] = useState('');
  // `undefined` while all are shown.
  const [count, setCount] = useState<number>();
  const questions = useRef<HTMLDivElement>(null);
  const field = useEarlyInput('', setQuery);
  useLayoutEffect(() => {
    if (!questions.current) return;
    const found = filterQuestions(questions.current, query);
    setCount(isSearch(query) ? found : undefined);
  }, [query]);
  const clear = () => {
    setQuery('');
    // The button goes away and must not take the focus with it.
    field.current?.focus();
  };
  return (
    <div className={`oneColumn stack6 withGutter ${styles.faq}`}>
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
        <p className={`note ${styles.count}`} role="status">
          {count ? pluralText(labels.found, count, language.locale) : ''}
        </p>
      </search>
      <div ref={questions} hidden={count === 0}>
        {children}
      </div>
      {/* Always there: browsers announce only what changes in a live region. */}
      <div className={styles.result} role="status">
        {count === 0 && <NoResult onClear={clear} />}
      </div>
    </div>
  );
}

const NoResult = ({ onClear }: { readonly onClear: () => void }) => (
  <div className={`stack5 ${styles.empty}`}>
    <p className="subheading">{labels.empty}</p>
    <p>{labels.advice}</p>
    <div className={`row ${styles.actions}`}>
      <Button variant="secondary" onClick={onClear}>
        {labels.clear}
      </Button>
      <Button variant="secondary" href={href({ route: 'contact', subject: 'technical-support' })}>
        {labels.support}
      </Button>
    </div>
  </div>
);
