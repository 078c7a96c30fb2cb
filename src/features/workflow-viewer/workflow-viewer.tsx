import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';

import { labels } from '#words/labels.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { indexAfterKey } from '#src/lib/index-after-key.ts';
import type { Workflow, WorkflowStep } from '#src/model/workflow.schema.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './workflow-viewer.module.css';

const words = labels.workflow;

type Props = {
  readonly type: string;
  /** The steps of that user type; none when there is no such type. */
  readonly steps: Workflow | undefined;
  /** A screen for each step of the workflow. */
  readonly screens?: readonly ReactNode[];
  /** The surface behind it. */
  readonly tone?: 'paper' | 'sunk' | 'night';
};

/**
 * The process of one audience, one step at a time or all steps as a grid (R2.43). Without script, and in print,
 * it is the grid. Its titles are `h3`.
 */
export function WorkflowViewer({ type, steps, screens, tone = 'paper' }: Props) {
  const id = useId();
  const dots = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  if (!steps) return <p className={styles.unknown}>{fillIn(words.unknown, { type })}</p>;

  const total = steps.length;
  const last = total - 1;
  const buttonTone = tone === 'night' ? 'night' : 'paper';
  const focusDot = (wanted: number, options?: FocusOptions) =>
    dots.current?.querySelectorAll('button')[wanted]?.focus(options);
  const show = (wanted: number) => {
    setIndex(wanted);
    // An end disables the button that was pressed: the focus goes to the dot of the step.
    if (wanted === 0 || wanted === last) focusDot(wanted, { preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (showsAll || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = indexAfterKey(event.key, index, total, event.currentTarget.matches(':dir(rtl)'));
    if (next === undefined) return;
    event.preventDefault();
    const wanted = Math.max(0, Math.min(next, last));
    setIndex(wanted);
    focusDot(wanted);
  };

  const ids = steps.map((_, place) => `${id}${place}`);
  const controls = { index, ids, onShow: show };

  return (
    <div
      className={styles.viewer}
      role="group"
      aria-label={words.steps}
      data-tone={tone}
      data-mode={showsAll ? 'all' : 'single'}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.position} aria-live="polite">
          {fillIn(showsAll ? words.allSteps : words.position, { step: index + 1, total })}
        </p>
        <Button
          variant="quiet"
          tone={buttonTone}
          trailingIcon="chevron-down"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? words.hideAll : words.showAll}
        </Button>
      </div>
      {!showsAll && <Dots {...controls} ref={dots} titles={steps.map(({ title }) => title)} />}
      <ol className={styles.steps} role="list">
        {steps.map((step, place) => (
          <li key={step.title} id={ids[place]} className={styles.step} data-active={place === index}>
            <Step step={step} number={place + 1} />
            <div className={`screenOnly ${styles.screen}`}>{screens?.[place]}</div>
          </li>
        ))}
      </ol>
      {!showsAll && <Pager {...controls} tone={buttonTone} />}
    </div>
  );
}

type ControlProps = {
  readonly index: number;
  /** Of the steps. */
  readonly ids: readonly string[];
  readonly onShow: (wanted: number) => void;
};

type DotsProps = ControlProps & {
  readonly ref: RefObject<HTMLOListElement | null>;
  readonly titles: readonly string[];
};

function Dots({ ref, titles, index, ids, onShow }: DotsProps) {
  return (
    <ol ref={ref} className={styles.dots} role="list">
      {titles.map((title, place) => (
        <li key={title}>
          <button
            type="button"
            className={styles.dot}
            aria-controls={ids[place]}
            aria-current={place === index ? 'step' : 'false'}
            aria-label={fillIn(words.jump, { step: place + 1, title })}
            onClick={() => onShow(place)}
          >
            {place + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Pager({ index, ids, onShow, tone }: ControlProps & { readonly tone: 'paper' | 'night' }) {
  const turnTo = (wanted: number) => ({
    variant: 'secondary' as const,
    tone,
    'aria-controls': ids[wanted],
    disabled: !ids[wanted],
    onClick: () => onShow(wanted),
  });
  return (
    <div className={styles.pager}>
      <Button {...turnTo(index - 1)} leadingIcon="arrow-left">
        {words.previous}
      </Button>
      <Button {...turnTo(index + 1)} trailingIcon="arrow-right">
        {words.next}
      </Button>
    </div>
  );
}

function Step({ step, number }: { readonly step: WorkflowStep; readonly number: number }) {
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h3 className={styles.title}>{step.title}</h3>
      <p className={styles.description}>
        <Unbroken text={step.description} />
      </p>
      <div className={styles.features}>
        <p className={styles.featuresLabel}>{words.features}</p>
        <ul role="list">
          {step.features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
