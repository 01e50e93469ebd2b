import type { getHomePage } from '@coverwright/contracts/calls/site.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import { PRODUCT_CATEGORIES } from '@coverwright/contracts/site/product-categories.ts';

/** What the home page shows: what can be made here, and the newest posts, of which there are none until there is a blog. */
export async function readHomePage(): Promise<AnswerOf<typeof getHomePage>> {
  return { blogs: [], products: [...PRODUCT_CATEGORIES] };
}
