import type { ReactNode } from 'react';

import { labels } from '../../content/en/labels.ts';
import { type IconName, SubjectIcon } from '../../src/ui/icon/subject-icon.tsx';
import styles from './pieces.module.css';

type State = {
  readonly text: string;
  readonly tone: 'good' | 'wait' | 'plain' | 'night';
  readonly icon?: IconName | undefined;
};

export type ChipContent = State & {
  /** What it replaces where a chapter is played. */
  readonly before?: State | undefined;
};

export type Colour = 'deep' | 'accent' | 'light' | 'clay' | 'sand' | 'stone';

/** Marks and texts of a line in a list, or of a cell. */
export type EntryContent = {
  readonly icon?: IconName | undefined;
  readonly initials?: string | undefined;
  /** A dot, or the ground of the initials. */
  readonly tone?: Colour | undefined;
  readonly state?: keyof typeof marks | undefined;
  readonly text?: string | undefined;
  readonly line?: string | undefined;
  /** Length of a bar, in percent. */
  readonly share?: number | undefined;
  /** Which of the groups have access. */
  readonly dots?: readonly boolean[] | undefined;
  readonly chip?: ChipContent | undefined;
};

export type FigureContent = {
  readonly label: string;
  readonly value: string;
  readonly line?: string | undefined;
  /** Counts up from zero where a chapter is played. */
  readonly counts?: true | undefined;
};

export type ButtonContent = string | { readonly text: string; readonly icon: IconName };

/** A state in one or two words, and the one that it replaces, which is hidden unless it is played. */
export function Chip({ chip: { text, tone, icon, before } }: { readonly chip: ChipContent }) {
  const label = (
    <span className={styles.chip} data-tone={tone}>
      {icon && <SubjectIcon name={icon} />}
      {text}
    </span>
  );
  if (!before) return label;
  return (
    <span className={styles.replaced} data-replaced="">
      {label}
      <Chip chip={before} />
    </span>
  );
}

type FaceProps = { readonly initials: string | undefined; readonly tone?: Colour | undefined };

/** A person or firm by its initials, a veil if it is anonymous. Two Arabic ones are too wide: the first is shown. */
export const Face = ({ initials, tone }: FaceProps) => (
  <span className={styles.face} data-colour={tone} aria-hidden="true">
    {initials?.split(' ', 1)}
  </span>
);

const TONES: readonly (Colour | undefined)[] = [undefined, 'clay', 'light', 'sand', 'deep'];

export const People = ({ initials }: { readonly initials: readonly string[] }) => (
  <span className={styles.people}>
    {initials.map((letters, index) => (
      <Face key={letters} initials={letters} tone={TONES[index]} />
    ))}
  </span>
);

type RadioProps = {
  /** The name of its group. */
  readonly group: string;
  /** From 1: what has this digit in `data-choices` is shown with it. */
  readonly value: number;
  readonly isFirst: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** One of several choices, of which the style of the window shows the one that is pressed. */
export const Radio = ({ group, value, isFirst, className = '', children }: RadioProps) => (
  <label className={`${styles.radio} ${className}`}>
    <input className="hiddenText" type="radio" name={group} value={value} defaultChecked={isFirst} />
    {children}
  </label>
);

type ShareProps = {
  readonly value: number;
  readonly tone?: Colour | undefined;
  /** Its colour, if it is none of the tones. */
  readonly fill?: string;
};

/** How much of a whole is done, in percent. */
export const Share = ({ value, tone, fill }: ShareProps) => (
  <svg
    className={`${styles.share} ${styles.mirrored}`}
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    data-colour={tone}
    aria-hidden="true"
  >
    <rect width={value} height="4" fill={fill} />
  </svg>
);

const marks = { done: 'check', stopped: 'close', due: undefined, open: undefined } as const;

/** A step that is done, due, still open or stopped. */
const Mark = ({ state }: { readonly state: keyof typeof marks }) => (
  <span className={styles.mark} data-state={state} role="img" aria-label={labels.screenStates[state]}>
    {marks[state] && <SubjectIcon name={marks[state]} />}
  </span>
);

/** A dot whose colour marks a group; grey without one. */
export const Dot = ({ tone }: { readonly tone: Colour | undefined }) => (
  <span className={styles.dot} data-colour={tone} />
);

const GROUPS = ['deep', 'clay', 'light'] as const;

type EntryProps = { readonly entry: EntryContent & { readonly isSubject?: boolean | undefined } };

/** Marks and texts of a line in a list, or of a cell. */
export const EntryLine = ({ entry }: EntryProps) => {
  const { icon, initials, tone, state, text, line, share, dots, chip, isSubject } = entry;
  return (
    <>
      {icon && <SubjectIcon name={icon} />}
      {initials || isSubject ? <Face initials={initials} tone={tone} /> : tone && <Dot tone={tone} />}
      {state && <Mark state={state} />}
      {(text || line || share !== undefined) && (
        <span className={styles.text}>
          <span className={isSubject ? styles.title : undefined}>{text}</span>
          {line && <span className={styles.muted}>{line}</span>}
          {share !== undefined && <Share value={share} tone={tone} />}
        </span>
      )}
      {dots?.map((isOn, index) => (
        <Dot key={index} tone={isOn ? GROUPS[index] : undefined} />
      ))}
      {chip && <Chip chip={chip} />}
    </>
  );
};

export type HeadContent = { readonly title?: string | undefined; readonly aside?: string | undefined };

/** The head of a card, if it has one. */
export const PartHead = ({ title, aside }: HeadContent) =>
  title && (
    <p className={`row ${styles.head}`}>
      {title}
      {aside && <span className={styles.muted}>{aside}</span>}
    </p>
  );

type FiguresProps = {
  readonly items: readonly FigureContent[];
  /** `column`: one above the other, where they are beside something. `terms`: without lines between them. */
  readonly look?: 'column' | 'terms';
};

/** Key figures in one line. */
export const Figures = ({ items, look }: FiguresProps) => (
  <dl className={`row ${styles.figures}`} data-look={look}>
    {items.map(({ label, value, line, counts }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{counts ? <Count value={value} /> : value}</dd>
        {line && <dd className={`${styles.muted} ${styles.notOnPhones}`}>{line}</dd>}
      </div>
    ))}
  </dl>
);

/** An amount whose digits can count up, in tenths. */
function Count({ value }: { readonly value: string }) {
  const [before, digits = '', after] = value.split(/([\d.]+)/);
  return (
    <>
      {before}
      <span data-tenths={Math.round(Number(digits) * 10)}>{digits}</span>
      {after}
    </>
  );
}

type ButtonsProps = { readonly buttons: readonly ButtonContent[]; readonly main?: 'first' | 'last' };

/** Pictures of buttons. */
export const Buttons = ({ buttons, main = 'first' }: ButtonsProps) =>
  buttons.map((button, index) => (
    <span
      key={index}
      className={styles.button}
      data-main={index === (main === 'first' ? 0 : buttons.length - 1)}
    >
      {typeof button !== 'string' && <SubjectIcon name={button.icon} />}
      {typeof button === 'string' ? button : button.text}
    </span>
  ));

type PlotProps = {
  readonly className?: string | undefined;
  /** What it says is in the text beside it. */
  readonly isDecoration?: true;
  readonly children: ReactNode;
};

/** A drawing that fills its place, with words of HTML. It is mirrored with the language. */
export const Plot = ({ className = '', isDecoration, children }: PlotProps) => (
  <svg
    className={`${styles.mirrored} ${styles.plot} ${className}`}
    width="100%"
    height="100%"
    aria-hidden={isDecoration}
  >
    {children}
  </svg>
);

type StretchedProps = {
  readonly size: readonly [width: number, height: number];
  readonly children: ReactNode;
};

/** What is drawn in units of its own. */
export const Stretched = ({ size, children }: StretchedProps) => (
  <svg viewBox={`0 0 ${size.join(' ')}`} preserveAspectRatio="none" width="100%" height="100%">
    {children}
  </svg>
);

type LabelProps = {
  /** Its foot, in percent of the drawing, and how wide it may be. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly side?: 'start' | 'middle' | 'end';
  /** Below its level, not above. */
  readonly isBelow?: boolean;
  readonly colour?: Colour;
  readonly children: ReactNode;
};

/** Words of HTML on a drawing that is mirrored with the language; in the middle they are below their level. */
export const Label = ({
  x,
  y,
  width,
  side = 'start',
  isBelow = side === 'middle',
  colour,
  children,
}: LabelProps) => (
  <foreignObject className={styles.place} x={`${x}%`} y={`${y}%`} width={`${width}%`} height="1">
    <p
      className={`${styles.mirrored} ${styles.label}`}
      data-side={side}
      data-below={isBelow || undefined}
      data-colour={colour}
    >
      {children}
    </p>
  </foreignObject>
);
