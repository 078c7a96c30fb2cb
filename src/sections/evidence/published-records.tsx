import { use } from 'react';

import { evidence } from '#words/evidence.ts';
import { language } from '#words/language.ts';
import { addOns, pricingPlans } from '#words/pricing-plans.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { LegalLibrary } from '#src/platform/legal-library.ts';
import { changesPath, versionPath } from '#src/routes.ts';
import { labelOf } from '#src/sections/menus/menus.ts';
import { PRICING_PATH, pricingJson } from './pricing-document.ts';
import { RecordSheet } from './record-sheet.tsx';
import styles from './record-sheet.module.css';

function useTerms() {
  const { editions = [], inForce = 0 } = use(LegalLibrary).get('terms') ?? {};
  return { editions, current: editions[inForce]?.frontMatter };
}

const dayOf = (isoDay: string) => formatDay(isoDay, language.locale);

/** SHA-256 in hexadecimal, as of the legal texts. */
async function fingerprintOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const priceFingerprint = await fingerprintOf(pricingJson());

const nameOfPlan = (plan: string) => pricingPlans.find(({ id }) => id === plan)?.name ?? '';

/** Every plan and add-on with its price, the version of the terms that has them, and the fingerprint of the file. */
export function ChargesRecord() {
  const { line, partOf, version, fingerprint, columns, note } = evidence.charges;
  const { current } = useTerms();
  const terms = current && {
    title: labelOf('terms') ?? '',
    version: current.version,
    day: dayOf(current.effectiveDate),
  };
  return (
    <RecordSheet
      line={line}
      facts={[
        ...(terms ? [{ label: partOf, value: fillIn(version, terms) }] : []),
        {
          label: fingerprint,
          value: (
            <>
              <a href={PRICING_PATH}>{PRICING_PATH.slice(1)}</a> <FullFingerprint hash={priceFingerprint} />
            </>
          ),
        },
      ]}
      columns={columns}
      rows={[
        ...pricingPlans.map(({ name, price, period }) => ({
          cells: [name, `${price}${language.listSeparator}${period}`],
        })),
        ...addOns.items.map(({ plan, label, price, unit }) => ({
          cells: [`${label} (${nameOfPlan(plan)})`, `${price} ${unit}`],
        })),
      ]}
      note={note}
    />
  );
}

/** Every version of the terms. What changed is in English, as the terms are. */
export function TermsRecord() {
  const { line, sample, version: named, fingerprint, note, compare } = evidence.terms;
  const { editions, current } = useTerms();
  return (
    <RecordSheet
      line={line}
      facts={editions.map(({ frontMatter: { version, effectiveDate, changes }, textHash }) => ({
        label: fillIn(named, { version, day: dayOf(effectiveDate) }),
        href: versionPath('terms', effectiveDate),
        value: (
          <>
            <ul lang="en" dir="ltr" className={styles.changes}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            {fingerprint} <FullFingerprint hash={textHash} />
          </>
        ),
      }))}
      note={current?.sample ? `${note} ${sample}` : note}
    >
      <a href={changesPath('terms')}>{compare}</a>
    </RecordSheet>
  );
}

const FullFingerprint = ({ hash }: { readonly hash: string }) => <code dir="ltr">{hash}</code>;

/** Each plan with its price, and the fingerprint of all prices. */
export const ChargesExcerpt = () => (
  <>
    <dl className={styles.prices}>
      {pricingPlans.map(({ id, name, price, period }) => (
        <div key={id} className="row">
          <dt>
            {name} <span className="note">{period}</span>
          </dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
    <p className={`note ${styles.hash}`}>
      {evidence.charges.fingerprint} <a href={PRICING_PATH}>{PRICING_PATH.slice(1)}</a>{' '}
      <FullFingerprint hash={priceFingerprint} />
    </p>
  </>
);
