import { logos } from '#content/logos.ts';
import { logoFiles } from '#made/pictures.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { FeeCalculator } from '#src/features/fee-calculator/fee-calculator.island.tsx';
import { assetUrl } from '#src/lib/asset-url.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { FigureList } from '#src/sections/figure-list/figure-list.tsx';
import { Evidence } from '#src/sections/evidence/evidence.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Marquee } from '#src/ui/marquee/marquee.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './highlights.module.css';

/** Between hero and products: customers and figures, fees, advantages with their proof. */
export const Highlights = ({ copy }: { readonly copy: HomeCopy }) => (
  <>
    <Customers copy={copy} />
    <FeeBand copy={copy.fees} />
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
                        <CompanyLogo id={id} name={name} />
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

function CompanyLogo({ id, name }: { id: string; name: string }) {
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

/** Zero success fees: what a traditional one would cost, computed for any amount. */
const FeeBand = ({ copy: { heading, text, action } }: { readonly copy: HomeCopy['fees'] }) => (
  <Band heading={heading} intro={text} tone="sunk" layout="split">
    <Island of={FeeCalculator} props={{}} />
    <div className={styles.pricing}>
      <Button href={href(action.to)} variant="quiet">
        {action.label}
      </Button>
    </div>
  </Band>
);

/** Our Advantage: four cards with a link to the segments, and the records that prove them. */
const Advantage = ({ copy: { heading, cards, action } }: { readonly copy: HomeCopy['advantage'] }) => (
  <Evidence heading={heading}>
    <Cards cards={cards} />
    <div className={styles.start}>
      <Button href={href(action.to)} variant="secondary" trailingIcon="arrow-right">
        {action.label}
      </Button>
    </div>
  </Evidence>
);

type CardsProps = { readonly cards: HomeCopy['advantage']['cards'] };

const Cards = ({ cards }: CardsProps) => (
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
);

/** What four customers do with the platform (R2.23). */
export const CustomerSuccess = ({ copy: { heading, cards } }: { readonly copy: HomeCopy['success'] }) => (
  <Band heading={heading} pace="dense">
    <Cards cards={cards} />
  </Band>
);
