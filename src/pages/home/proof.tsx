import { logos } from '#content/logos.ts';
import { logoFiles } from '#made/pictures.ts';
import { evidence } from '#words/evidence.ts';
import { pricing } from '#words/pages/pricing.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { FeaturedIn } from '#src/features/featured-in/featured-in.tsx';
import { assetUrl } from '#src/lib/asset-url.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Published } from '#src/sections/evidence/evidence.tsx';
import { FigureList } from '#src/sections/figure-list/figure-list.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Marquee } from '#src/ui/marquee/marquee.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './proof.module.css';

/** What a visitor can check: figures, bills and what is published; then names, functions and publications. */
export const Proof = ({ copy }: { readonly copy: HomeCopy }) => (
  <Band heading={evidence.heading} pace="dense">
    <div className="stack4 oneColumn">
      <div className={`oneColumn ${styles.sums}`}>
        <FigureList items={copy.figures} className={styles.figures} />
        <Bills />
      </div>
      <div className={`row ${styles.published}`}>
        <Published />
        <Button href={href(copy.start.to)} variant="quiet">
          {copy.start.label}
        </Button>
      </div>
      <div className={`oneColumn ${styles.groups}`}>
        {copy.trust.map(({ group, label }) => (
          <NameList key={group} group={group} label={label} />
        ))}
      </div>
      <Marquee label={copy.marquee.label} items={copy.marquee.items} pauseLabel={copy.marquee.pause} />
      <FeaturedIn labels={copy.featuredIn} />
    </div>
  </Band>
);

const { heading, items } = pricing.sections.bills;

/** The worked examples of the pricing page. */
const Bills = () => (
  <section className={styles.bills} aria-labelledby="bills">
    <h3 className="label" id="bills">
      {heading}
    </h3>
    <dl>
      {items.map(({ label, value }) => (
        <div key={label} className="row">
          <dt>
            <Unbroken text={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The logos of customers, of technology providers, or of legal advisers, all of one height. */
const NameList = ({ group, label }: HomeCopy['trust'][number]) => (
  <section aria-labelledby={`trust-${group}`}>
    <h3 className={`label ${styles.group}`} id={`trust-${group}`}>
      {label}
    </h3>
    <ul className={`row ${styles.logos}`} role="list">
      {logos
        .filter((logo) => logo.group === group)
        .map(({ id, name }) => (
          <li key={id}>
            <CompanyLogo id={id} name={name} />
          </li>
        ))}
    </ul>
  </section>
);

function CompanyLogo({ id, name }: { readonly id: string; readonly name: string }) {
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
