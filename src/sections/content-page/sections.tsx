import type { ReactNode } from 'react';

import type { ExhibitCopy } from '#src/model/exhibit.schema.ts';
import type {
  ComparisonCopy,
  FeaturesCopy,
  FiguresCopy,
  ListCopy,
  Pace,
  ProseCopy,
  Tone,
  WorkflowCopy,
} from '#src/model/page-copy.schema.ts';
import { WorkflowViewer } from '#src/sections/workflow-viewer/workflow-viewer.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { FigureList } from '#src/sections/figure-list/figure-list.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './sections.module.css';
import { Exhibit } from '#src/sections/exhibit/exhibit.tsx';
import { useFragments } from '#src/sections/product/product.tsx';

type ExhibitBandProps = {
  readonly copy: {
    readonly heading: string;
    readonly intro?: string | undefined;
    readonly exhibit?: ExhibitCopy | undefined;
    readonly tone?: Tone | undefined;
    readonly pace?: Pace | undefined;
  };
  readonly layout?: 'split' | 'stacked';
  /** A product screen is in a column, or as wide as the page. */
  readonly crop?: 'page' | 'column';
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** A band with the exhibit of its copy, if any, below its text. */
function ExhibitBand({ copy, layout, crop, ...band }: ExhibitBandProps) {
  const { heading, intro, exhibit, tone, pace } = copy;
  return (
    <Band
      heading={heading}
      intro={intro}
      tone={tone}
      pace={pace}
      layout={layout}
      exhibit={exhibit && <Exhibit copy={exhibit} crop={crop} />}
      {...band}
    />
  );
}

type TitledTextProps = { readonly title: string; readonly description: string };

/** A heading of the third level with its sentences. */
export const TitledText = ({ title, description }: TitledTextProps) => (
  <>
    <h3>
      <Unbroken text={title} />
    </h3>
    <p className="description">
      <Unbroken text={description} />
    </p>
  </>
);

/** Two sides of one topic, side by side with a channel between them. */
export const ComparisonSection = ({ copy }: { readonly copy: ComparisonCopy }) => (
  <ExhibitBand copy={copy} crop="page">
    <ul className={`columns ${styles.sides}`} role="list">
      {copy.items.map(({ title, description }) => (
        <li key={title} className={`stack4 ${styles.side}`}>
          <h3 className="eyebrow">{title}</h3>
          <p className={styles.sideText}>
            <Unbroken text={description} />
          </p>
        </li>
      ))}
    </ul>
  </ExhibitBand>
);

type FeaturesProps = {
  readonly copy: FeaturesCopy;
  /** Element id for links that lead here. */
  readonly id?: string;
};

/** Features, each with a title and a few sentences under a rule. */
export function FeatureSection({ copy, id }: FeaturesProps) {
  const { layout = 'grid' } = copy;
  return (
    <ExhibitBand copy={copy} id={id}>
      <ul
        className={`columns ${styles.features}`}
        role="list"
        data-layout={layout}
        data-count={copy.items.length}
      >
        {copy.items.map(({ title, description }) => (
          <li key={title} className={`stack3 ${styles.feature}`}>
            <TitledText title={title} description={description} />
          </li>
        ))}
      </ul>
    </ExhibitBand>
  );
}

type FiguresProps = {
  readonly copy: FiguresCopy;
  /** Content below the figures. */
  readonly children?: ReactNode;
};

/** A few large figures with labels. */
export const FigureSection = ({ copy, children }: FiguresProps) => (
  <ExhibitBand copy={{ ...copy, tone: copy.tone ?? 'night', pace: copy.pace ?? 'dense' }}>
    <FigureList items={copy.items} className={`oneColumn columns ${styles.figures}`} />
    {children && <div className={styles.below}>{children}</div>}
  </ExhibitBand>
);

/** Short statements, separated by rules. */
export function ListSection({ copy }: { readonly copy: ListCopy }) {
  const { layout = 'lined' } = copy;
  return (
    <ExhibitBand copy={copy}>
      <ul
        className={`oneColumn columns ${styles.list}`}
        role="list"
        data-layout={layout}
        data-count={copy.items.length}
      >
        {copy.items.map((item) => (
          <li key={item}>
            <Unbroken text={item} />
          </li>
        ))}
      </ul>
    </ExhibitBand>
  );
}

type ProseProps = {
  readonly copy: ProseCopy;
  /** Element id for links that lead here. */
  readonly id?: string;
  /** Content below the paragraphs. */
  readonly children?: ReactNode;
};

/** A heading with running text. The first paragraph is set larger. */
export const Prose = ({ copy, id, children }: ProseProps) => (
  <ExhibitBand copy={copy} layout="split" id={id}>
    <div className={`stack5 measure ${styles.prose}`}>
      {copy.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Unbroken text={paragraph} />
        </p>
      ))}
      {children}
    </div>
  </ExhibitBand>
);

type WorkflowProps = {
  readonly copy: WorkflowCopy;
  /** The user type: the id of the page. */
  readonly type: string;
};

/** A process shown step by step. */
export function WorkflowSection({ copy, type }: WorkflowProps) {
  const { tone = 'paper' } = copy;
  const fragment = useFragments();
  return (
    <Band heading={copy.heading} intro={copy.intro} tone={tone} pace="dense">
      <WorkflowViewer
        type={type}
        steps={copy.steps}
        stages={copy.steps.map((_, step) => fragment(`${type}.${step + 1}`) ?? '')}
        tone={tone}
      />
    </Band>
  );
}
