import type { LoaderFunctionArgs } from 'react-router';
import { goToReceipt } from '../checkout/load-receipt.server.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return goToReceipt(params['order'] ?? '', context);
}

/**
 * This component is never shown; without it an order without a receipt would be answered by an empty document instead of the error page.
 */
export default function OrderReceiptRoute() {
  return null;
}
