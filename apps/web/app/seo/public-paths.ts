import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { PRODUCT_CATEGORIES } from '@coverwright/contracts/site/product-categories.ts';

/** Pages for search engines, except for those of the blog. */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  ...PRODUCT_CATEGORIES.map(({ route }) => route),
  '/pricing',
  '/guides',
  ...GUIDE_CATEGORIES.map(({ slug }) => `/guides/${slug}`),
  ...GUIDES.map(guidePath),
  '/blog',
  '/about',
  '/privacy',
  '/terms',
];
