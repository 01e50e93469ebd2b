import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { loadProduct } from '../product/load-product.server.ts';
import { ProductPage } from '../product/product-page.tsx';
import { PRODUCTS } from '../product/products.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadProduct(request, context, PRODUCTS.hardcover);
}

export default function ProductHardcoverRoute() {
  return <ProductPage product={PRODUCTS.hardcover} shared="/site/og/hardcover.jpg" {...useLoaderData<typeof loader>()} />;
}
