import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { PAPERBACK } from '../product/paperback.ts';
import { loadProduct } from '../product/load-product.server.ts';
import { ProductPage } from '../product/product-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadProduct(request, context, PAPERBACK.format);
}

export default function ProductPaperbackRoute() {
  return <ProductPage facts={PAPERBACK} shared="/site/og/paperback.jpg" {...useLoaderData<typeof loader>()} />;
}
