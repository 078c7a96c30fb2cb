import { logoFiles } from 'virtual:logos';

import { facts } from '#content/facts-today.ts';
import { logos } from '#content/logos.ts';
import { language } from '#words/language.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { successFee } from '#src/features/fee-calculator/success-fee.ts';
import { assetUrl } from '#src/lib/asset-url.ts';
import { dollarsIn } from '#src/lib/dollars.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { FigureList } from '#src/sections/figure-list/figure-list.tsx';
import { Evidence } from '#src/sections/evidence/evidence.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Marquee } from '#src/ui/marquee/marquee.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './highlights.module.css';

/** Between hero and products: customers and figures, checks, fees, advantages. */
export const Highlights = ({ copy }: { readonly copy: HomeCopy }) => (
  <>
    <Customers copy={copy} />
    <Evidence />
    <Fees copy={copy.fees} />
    <Advantage copy={copy.advantage} />
  </>
);

/** The scrolling strip, the figures, and the logos of customers, technology providers and legal advisers. */
function Customers({ copy }: { readonly copy: HomeCopy }) {
  const { figures, figuresNote, marquee, trust } = copy;
  return (
    <>
      <div className={styles.strip}>
        <Marquee label={marquee.label} items={marquee.items} pauseLabel={marquee.pause} />
      </div>
      <Band heading={trust.heading} note={trust.note} pace="dense">
        <div className={`oneColumn ${styles.columns}`}>
          <div className={styles.record}>
            <FigureList items={figures} className={styles.figures} />
            <p className="fine">{figuresNote}</p>
          </div>
          <div>
            {trust.groups.map(({ group, label }) => (
              <section key={group} className={styles.group} aria-labelledby={`trust-${group}`}>
                <h3 className={`note ${styles.label}`} id={`trust-${group}`}>
                  {label}
                </h3>
                <ul className={styles.logos} role="list">
                  {logos
                    .filter((logo) => logo.group === group)
                    .map(({ id, name }) => (
                      <li key={id}>
                        <Logo id={id} name={name} />
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </Band>
    </>
  );
}

function Logo({ id, name }: { id: string; name: string }) {
  const file = logoFiles[id];
  if (!file) throw new Error(`There is no encoded logo ${id}: see content/logos.ts`);
  return (
    <img
      src={assetUrl(`/pictures/${file.file}`)}
      alt={name}
      width={file.width}
      height={file.height}
      loading="lazy"
    />
  );
}

const dollars = dollarsIn(language);

/** Zero success fees: the traditional fee on one raise and the price of a plan, as bars to one scale. */
function Fees({ copy }: { readonly copy: HomeCopy['fees'] }) {
  const { heading, text, note, amount, fee, on, plan, planPrice, project, projectPrice, action } = copy;
  const prices = [
    { name: plan, price: planPrice, value: facts.priceBusiness.value },
    { name: project, price: projectPrice, value: facts.priceCapitalSeekers.value },
  ];
  const { from, to } = successFee(amount, facts.traditionalSuccessFee.value);
  const percentOf = (part: number) => `${(part / to) * 100}%`;
  return (
    <Band heading={heading} intro={text} tone="sunk" pace="statement">
      <dl className={styles.bars}>
        <div className={styles.fee}>
          <dt>
            <Unbroken text={fee} /> {on} <bdi>{dollars(amount)}</bdi>
          </dt>
          <dd>
            <bdi>
              {dollars(from)} – {dollars(to)}
            </bdi>
          </dd>
          <dd className={styles.drawn} aria-hidden="true">
            <svg className={styles.bar} height="28">
              <rect width="100%" height="100%" opacity="0.45" />
              <rect width={percentOf(from)} height="100%" />
            </svg>
          </dd>
        </div>
        {prices.map(({ name, price, value }) => (
          <div key={name} className={styles.plan}>
            <dt>{name}</dt>
            <dd>{price}</dd>
            <dd className={styles.drawn} aria-hidden="true">
              <svg className={styles.bar} height="28">
                <rect width={percentOf(value)} height="100%" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <div className={`row ${styles.end}`}>
        <p className="fine">{note}</p>
        <Button href={href(action.to)} variant="quiet">
          {action.label}
        </Button>
      </div>
    </Band>
  );
}

/** Our Advantage: four cards, and a link to the segments. */
function Advantage({ copy }: { readonly copy: HomeCopy['advantage'] }) {
  const { heading, cards, action } = copy;
  return (
    <Band heading={heading} tone="sunk" pace="dense">
      <ul className={styles.cards} role="list">
        {cards.map(({ title, description }) => (
          <li key={title} className={`note ${styles.card}`}>
            <h3 className={styles.title}>{title}</h3>
            <p>
              <Unbroken text={description} />
            </p>
          </li>
        ))}
      </ul>
      <Button href={href(action.to)} variant="secondary" trailingIcon="arrow-right">
        {action.label}
      </Button>
    </Band>
  );
}
