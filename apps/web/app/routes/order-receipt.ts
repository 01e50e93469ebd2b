import type { LoaderFunctionArgs } from 'react-router';
import { goToReceipt } from '../checkout/load-receipt.server.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return goToReceipt(params['order'] ?? '', context);
}

/** Never seen; without it an order that has no receipt would be answered by an empty document, and not by the page that says so. */
export default function OrderReceiptRoute() {
  return null;
}
