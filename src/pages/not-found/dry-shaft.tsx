import styles from './dry-shaft.module.css';

const SIZE = { width: 700, height: 440 };
/** Heights of the ground and of the channel's bed. */
const [GROUND, BED] = [96, 352];
const shafts = [110, 270, 430, 590];
/** The last shaft that the water reaches. */
const END = 290;
const strata = Array.from({ length: 9 }, (_, index) => GROUND + 24 + index * 24);
const threads = Array.from({ length: 5 }, (_, index) => BED - 4 - index * 5);

/** A qanat in section, whose water ends before the shaft that one looks for. */
export const DryShaft = () => (
  <figure aria-hidden="true">
    <svg className={styles.drawing} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
      {strata.map((y, index) => (
        <path key={y} strokeDasharray="3 13" strokeDashoffset={(index % 2) * 8} d={`M0 ${y}H${SIZE.width}`} />
      ))}
      <path
        d={`M0 ${GROUND}C140 ${GROUND - 34} 240 ${GROUND + 10} 360 ${GROUND - 12}S600 ${GROUND - 30} ${SIZE.width} ${GROUND - 6}`}
      />
      {shafts.map((x) => (
        <path
          key={x}
          className={x > END ? styles.dry : styles.shaft}
          d={`M${x - 22} ${GROUND - 14}q8 -14 12 -2V${BED - 28}M${x + 22} ${GROUND - 14}q-8 -14 -12 -2V${BED - 28}`}
        />
      ))}
      <path className={styles.dry} d={`M${END} ${BED - 28}H${SIZE.width}M${END} ${BED}H${SIZE.width}`} />
      {threads.map((y, index) => (
        <path key={y} className={styles.water} d={`M0 ${y}H${END - index * 9}`} />
      ))}
    </svg>
  </figure>
);
