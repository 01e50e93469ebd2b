import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { KDP } from '../product/kdp.ts';
import { loadProduct } from '../product/load-product.server.ts';
import { ProductPage } from '../product/product-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadProduct(request, context, KDP.format);
}

export default function CampaignKdpRoute() {
  return <ProductPage facts={KDP} shared="/site/og/kdp.jpg" {...useLoaderData<typeof loader>()} />;
}
