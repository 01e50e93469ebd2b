import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { EBOOK } from '../product/ebook.ts';
import { loadProduct } from '../product/load-product.server.ts';
import { ProductPage } from '../product/product-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadProduct(request, context, EBOOK.format);
}

export default function ProductEbookRoute() {
  return <ProductPage facts={EBOOK} shared="/site/og/ebook.jpg" {...useLoaderData<typeof loader>()} />;
}
