import type { ChaptersCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import { TitledText } from '#src/sections/content-page/sections.tsx';
import { Product } from '#src/sections/product/product.tsx';
import styles from './chapters.module.css';

/**
 * One case in short chapters, each with its screen of the product. In wide windows the screens lie in one place beside
 * the text and follow the scroll; elsewhere each is a still beside or above its chapter.
 */
export const Chapters = ({ copy }: { readonly copy: ChaptersCopy }) => (
  <Band heading={copy.heading} intro={copy.intro} tone={copy.tone} pace={copy.pace}>
    <ol className={styles.chapters} role="list">
      {copy.items.map(({ id, subject, title, description, screen }) => (
        <li key={id} className={`oneColumn ${styles.chapter}`}>
          <div id={id} className={`stack3 ${styles.text}`}>
            <p className="eyebrow">{subject}</p>
            <TitledText title={title} description={description} />
          </div>
          <Product of={`${screen}.still`} className={styles.window} />
        </li>
      ))}
    </ol>
  </Band>
);
