import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { HARDCOVER } from '../product/hardcover.ts';
import { loadProduct } from '../product/load-product.server.ts';
import { ProductPage } from '../product/product-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadProduct(request, context, HARDCOVER.format);
}

export default function ProductHardcoverRoute() {
  return <ProductPage facts={HARDCOVER} shared="/site/og/hardcover.jpg" {...useLoaderData<typeof loader>()} />;
}
