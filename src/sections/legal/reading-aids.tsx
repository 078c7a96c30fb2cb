import { labels } from '#words/labels.ts';
import styles from './reading-aids.module.css';

const { toDefinition, close } = labels.reading;

/** Id of the card that shows the definition of a term. */
const DEFINITION_CARD = 'definition';

/** The card and the status of `follow-reading.ts`, which fills them. Without script clause numbers and terms are plain links. */
export const ReadingAids = () => (
  <>
    <div id={DEFINITION_CARD} popover="auto" className={`card ${styles.card}`}>
      <p className={styles.term} />
      <p />
      <p className={`row ${styles.actions}`}>
        <a className="tapTarget" href="#content">
          {toDefinition}
        </a>
        <button
          type="button"
          className="tapTarget"
          popoverTarget={DEFINITION_CARD}
          popoverTargetAction="hide"
        >
          {close}
        </button>
      </p>
    </div>
    <p id="reading-status" className="hiddenText" role="status" />
  </>
);
