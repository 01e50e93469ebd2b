import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { ClosingCall } from '../home/closing-call.tsx';
import { Faq } from '../home/faq.tsx';
import { PrintCheck } from '../home/print-check.tsx';
import { SectionHeading } from '../home/section-heading.tsx';
import { MeasuredWrap } from '../home/measured-wrap.tsx';
import { JsonLd } from '../seo/json-ld.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { breadcrumbThing, productThing } from '../seo/things.ts';
import { MOCK_UP_WIDTHS } from '../site/books.ts';
import type { ShopPrice } from '../site/load-shop.server.ts';
import { MakeCoverLink } from '../site/make-cover-link.tsx';
import { useSiteFacts } from '../site/site-facts.tsx';
import { SitePicture } from '../site/site-picture.tsx';
import type { Product, ProductWords } from './products.ts';
import styles from './product-page.module.css';
import { productMessages } from './messages.ts';

interface ProductPageProps {
  readonly product: Product;
  readonly words: ProductWords;
  /** Address of the picture for shared links. */
  readonly shared: string;
  readonly price: ShopPrice;
  readonly rules: number;
}

/** A page about a kind of cover, with examples that were made with the product. */
export function ProductPage({ product, words, shared, price, rules }: ProductPageProps) {
  const t = useMessages(productMessages);
  const { origin } = useSiteFacts();
  const { path, mockUp, wrap } = product;
  const { title, description, name, heading, lead, points, pointsHeading, questions } = words;
  return (
    <main>
      <PageDescription path={path} title={title} description={description} picture={shared} />
      <JsonLd thing={productThing(origin, { name, description, path, picture: shared, price })} />
      <JsonLd
        thing={breadcrumbThing(origin, [
          { name: t('home'), path: '/' },
          { name, path },
        ])}
      />
      <section className={styles['head']}>
        <div className={styles['words']}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          <MakeCoverLink location={path} size="lg" />
          <p className={styles['note']}>
            {price === 'free' ? t('freeAll') : price ? t('freeToDesignFrom', { price: price.text }) : t('freeToDesign')}
          </p>
        </div>
        <SitePicture
          className={styles['mockUp']}
          name={mockUp.name}
          widths={MOCK_UP_WIDTHS}
          proportion={mockUp.proportion}
          sizes="(min-width: 60em) 50vw, 90vw"
          alt={words.mockUp}
          isFirst
        />
      </section>
      {wrap && words.wrap ? (
        <section className={styles['wrap']}>
          <MeasuredWrap name={wrap} {...words.wrap} />
        </section>
      ) : null}
      <section className={styles['points']}>
        <SectionHeading heading={pointsHeading} />
        <ul>
          {points.map((point) => (
            <li key={point.name}>
              <h3>{point.name}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <PrintCheck rules={rules} />
      <Faq questions={questions} />
      <ClosingCall price={price} />
    </main>
  );
}
