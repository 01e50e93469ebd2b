import type { Thing } from './json-ld.tsx';

/** Returns the breadcrumbs of a page as structured data. @param origin our own address */
export function breadcrumbThing(origin: string, steps: readonly { readonly name: string; readonly path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly picture: string;
  readonly path: string;
  /** The price in whole units; null if it is unknown. */
  readonly price: { readonly amount: number; readonly currency: string } | 'free' | null;
}

export function productThing(origin: string, { name, description, picture, path, price }: ProductFacts): Thing {
  return {
    '@type': 'Product',
    name,
    description,
    image: `${origin}${picture}`,
    brand: { '@type': 'Brand', name: 'Coverwright' },
    ...(price && {
      offers: {
        '@type': 'Offer',
        url: `${origin}${path}`,
        price: (price === 'free' ? 0 : price.amount).toFixed(2),
        priceCurrency: price === 'free' ? 'USD' : price.currency,
        availability: 'https://schema.org/InStock',
      },
    }),
  };
}

interface ArticleFacts {
  readonly headline: string;
  readonly description: string;
  readonly path: string;
  readonly author: string;
  /** The date in ISO 8601. */
  readonly publishedAt: string;
}

export function articleThing(origin: string, { headline, description, path, author, publishedAt }: ArticleFacts): Thing {
  return {
    '@type': 'Article',
    headline,
    description,
    url: `${origin}${path}`,
    datePublished: publishedAt,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: 'Coverwright', url: origin },
  };
}
