import { useId } from 'react';

import { ledger } from '../../content/en/centrepieces/marketplace.ts';
import { type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import { Listings, type ListingsPart } from '#product/kit/listings.tsx';
import { Radio } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import styles from './marketplace.module.css';

type Named = { readonly id: string; readonly name: string };

export type LedgerContent = DrawingContent & {
  /** The heading of the column with the regions. */
  readonly corner: string;
  readonly classes: readonly (Named & {
    /** An asset class of the profile, which is the first choice of the bar. */
    readonly isChosen: boolean;
  })[];
  /** The first one is all of them. */
  readonly regions: readonly (Named & {
    /** One for each asset class. */
    readonly counts: readonly { readonly size: number; readonly text: string }[];
    /** Of the profile, and of all. */
    readonly totals: readonly { readonly text: string; readonly matches: string }[];
    /** The listings that it shows, by their ids. */
    readonly shown: readonly { readonly id: string }[];
  })[];
  readonly total: string;
  readonly listings: ListingsPart['items'];
};

const content: LedgerContent = ledger;

/** The digits of the choices: first those of the regions, then of the profile and of all asset classes. */
const ofRegions = content.regions.map((_, index) => index + 1).join('');
const firstScope = content.regions.length + 1;
const ofScopes = `${firstScope}${firstScope + 1}`;

/** For what is shown with one of the scopes, whichever region is chosen; and the other way round. */
const inScope = (scope: number) => `${ofRegions}${firstScope + scope}`;
const inRegions = (isShown: (region: (typeof content.regions)[number], index: number) => boolean) =>
  content.regions.map((region, index) => (isShown(region, index) ? index + 1 : '')).join('') + ofScopes;

/** The radius of a circle with this many listings, in pixels. */
const radiusOf = (size: number) => Math.min(22, 4 * Math.sqrt(size));

/** The listings of the marketplace by region and asset class: the region that is pressed filters the window. */
export function Drawing() {
  const group = useId();
  const { regions, listings, choice } = content;
  return (
    <DrawingWindow copy={{ ...content, choice: choice && { ...choice, from: firstScope } }}>
      <Ledger group={group} />
      <div className={`stack3 ${styles.listings}`}>
        {regions.map(({ id, totals }, row) => (
          <p key={id} className={pieces.title} data-choices={inRegions((_, index) => index === row)}>
            {totals.map(({ matches }, scope) => (
              <span key={scope} data-choices={inScope(scope)}>
                {matches}
              </span>
            ))}
          </p>
        ))}
        <Listings
          part={{
            kind: 'listings',
            layout: 'row',
            items: listings.map((item) => ({
              ...item,
              choices: inRegions(({ shown }) => shown.some(({ id }) => id === item.id)),
            })),
          }}
        />
      </div>
    </DrawingWindow>
  );
}

/** How many listings each region has of each asset class. */
function Ledger({ group }: { readonly group: string }) {
  const { classes, regions, corner, total } = content;
  return (
    <table className={styles.ledger}>
      <thead>
        <tr className={pieces.muted}>
          <td>{corner}</td>
          {classes.map(({ id, name }) => (
            <th key={id} className={pieces.notOnPhones} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{total}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ id, name, counts, totals }, row) => (
          <tr key={id}>
            <th scope="row">
              <Radio className={`line ${styles.region}`} group={group} value={row + 1} isFirst={row === 0}>
                {name}
              </Radio>
            </th>
            {counts.map(({ size, text }, column) => (
              <td key={classes[column]?.id} className={pieces.notOnPhones}>
                <div
                  className={styles.count}
                  data-choices={classes[column]?.isChosen ? undefined : inScope(1)}
                  data-otherwise="held"
                >
                  {row > 0 && (
                    <svg
                      aria-hidden="true"
                      data-choices={inRegions((_, index) => index === 0 || index === row)}
                      data-otherwise="pale"
                    >
                      <circle cx="50%" cy="50%" r={radiusOf(size)} />
                    </svg>
                  )}
                  {text}
                </div>
              </td>
            ))}
            <td>
              {totals.map(({ text }, scope) => (
                <b key={scope} data-choices={inScope(scope)}>
                  {text}
                </b>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
