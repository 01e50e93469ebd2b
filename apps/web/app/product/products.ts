import type { ProductSlug } from '@coverwright/contracts/site/menu/messages.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Question } from '../seo/faq-thing.ts';

/** A product page apart from its texts: its address and its examples. */
export interface Product {
  readonly slug: ProductSlug;
  readonly path: `/${string}`;
  readonly format: FormatId;
  readonly mockUp: { readonly name: string; readonly proportion: number };
  readonly wrap: 'lantern-keepers' | 'seventh-guest' | null;
}

/** The texts of a product page in a language: `content/en/products/{slug}.json`. */
export interface ProductWords {
  /** The title for search engines and shared links. */
  readonly title: string;
  readonly description: string;
  /** The name of the product in lists. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  /** The description of the mock-up for those who cannot see it. */
  readonly mockUp: string;
  readonly wrap: { readonly alt: string; readonly caption: string } | null;
  readonly pointsHeading: string;
  readonly points: readonly { readonly name: string; readonly text: string }[];
  readonly questions: readonly Question[];
}

export const PRODUCTS = {
  paperback: {
    slug: 'paperback',
    path: '/product/create-a-paperback-cover',
    format: 'paperback',
    mockUp: { name: 'stack-keepers', proportion: 1.3 },
    wrap: 'lantern-keepers',
  },
  hardcover: {
    slug: 'hardcover',
    path: '/product/create-a-hardcover-design',
    format: 'hardback',
    mockUp: { name: 'lying-guest', proportion: 1.2 },
    wrap: 'seventh-guest',
  },
  ebook: {
    slug: 'ebook',
    path: '/product/front-cover-maker',
    format: 'ebook',
    mockUp: { name: 'e-reader-orbit', proportion: 0.9 },
    wrap: null,
  },
  kdp: {
    slug: 'kdp',
    path: '/campaign/create-a-book-cover-for-kdp',
    format: 'paperback',
    mockUp: { name: 'standing-keepers', proportion: 0.92 },
    wrap: 'lantern-keepers',
  },
} as const satisfies Record<ProductSlug, Product>;
