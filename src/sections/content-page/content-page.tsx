import { Fragment, type ReactNode, use } from 'react';

import type { PageCopy, SectionCopy } from '#src/model/page-copy.schema.ts';
import type { PageId } from '#src/routes.ts';
import { ProductContext } from '#src/platform/product-library.ts';
import { Product } from '#src/sections/product/product.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Chapters } from '#src/sections/chapters/chapters.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import {
  ComparisonSection,
  FeatureSection,
  FigureSection,
  ListSection,
  Prose,
  WorkflowSection,
} from './sections.tsx';
import { Evidence, RecordDialogs } from '#src/sections/evidence/evidence.tsx';
import { OwnerAnswers } from '#src/sections/owner-answers/owner-answers.tsx';

type Parts<Name extends string> = Readonly<Partial<Record<NoInfer<Name>, ReactNode>>>;

type Props<Name extends string> = {
  /** The page's id, which finds the drawing of its hero, and is the seed of the channel lines at its end. */
  readonly id: PageId;
  readonly copy: PageCopy & { readonly sections: Readonly<Record<Name, SectionCopy>> };
  /** By section name: content that replaces the section. */
  readonly own?: Parts<Name>;
  /** By section name: content before the section. */
  readonly before?: Parts<Name>;
};

/** A page rendered from its copy: a hero, the sections in the order of the copy, and a call to action. */
export function ContentPage<Name extends string>({ id, copy, own, before }: Props<Name>) {
  const ownParts: Readonly<Record<string, ReactNode>> = own ?? {};
  const partsBefore: Readonly<Record<string, ReactNode>> = before ?? {};
  const hasKind = (kind: SectionCopy['kind']) =>
    Object.values<SectionCopy>(copy.sections).some((section) => section.kind === kind);
  const hasDrawing = id in use(ProductContext).fragments;
  return (
    <>
      <PageHero copy={copy.hero}>{hasDrawing && <Product of={id} />}</PageHero>
      {Object.entries<SectionCopy>(copy.sections).map(([name, section]) => (
        <Fragment key={name}>
          {partsBefore[name]}
          {ownParts[name] ?? <Section copy={section} id={id} />}
        </Fragment>
      ))}
      {!hasKind('answers') && <OwnerAnswers page={id} />}
      <CallToAction copy={copy.callToAction} seed={id} />
      {hasKind('evidence') && <RecordDialogs />}
    </>
  );
}

/** @throws Error if only another page draws the section */
function Section({ copy, id }: { readonly copy: SectionCopy; readonly id: string }) {
  switch (copy.kind) {
    case 'chapters':
      return <Chapters copy={copy} />;
    case 'comparison':
      return <ComparisonSection copy={copy} />;
    case 'evidence':
      return <Evidence />;
    case 'features':
      return <FeatureSection copy={copy} />;
    case 'figures':
      return <FigureSection copy={copy} />;
    case 'list':
      return <ListSection copy={copy} />;
    case 'prose':
      return <Prose copy={copy} />;
    case 'workflow':
      return <WorkflowSection copy={copy} type={id} />;
    default:
      throw new Error(`The page ${id} draws no section of the kind '${copy.kind}': choose another kind`);
  }
}
