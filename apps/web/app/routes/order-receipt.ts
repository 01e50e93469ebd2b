import type { LoaderFunctionArgs } from 'react-router';
import { goToReceipt } from '../checkout/load-receipt.server.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return goToReceipt(params['order'] ?? '', context);
}
