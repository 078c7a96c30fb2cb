import { partnerCopy } from '#words/partner.ts';
import styles from './asset-filter.module.css';

type Props = {
  readonly assetClasses: readonly string[];
  /** Missing: all projects. */
  readonly chosen: string | undefined;
  readonly onChoose: (assetClass: string | undefined) => void;
};

const { all, filter } = partnerCopy.projects;

/** One button for each asset class, and one for all (R2.47). */
export function AssetFilter({ assetClasses, chosen, onChoose }: Props) {
  const choices = [{ name: undefined, label: all }, ...assetClasses.map((name) => ({ name, label: name }))];
  return (
    <div className={styles.filter} role="group" aria-label={filter}>
      {choices.map(({ name, label }) => (
        <button
          key={name ?? ''}
          type="button"
          className={styles.choice}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          <bdi>{label}</bdi>
        </button>
      ))}
    </div>
  );
}
