import type { Currency } from '@coverwright/core/shop/currency.ts';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import styles from './checkout.module.css';
import { checkoutMessages } from './messages.ts';

interface OrderSummaryProps {
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  readonly amount: number;
  readonly currency: Currency;
}

/** Lists the lines and the total of an order. */
export function OrderSummary({ lines, amount, currency }: OrderSummaryProps) {
  const t = useMessages(checkoutMessages);
  return (
    <table className={styles['summary']}>
      <tbody>
        {lines.map(({ name, amount: each }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{writePrice(each, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{writePrice(amount, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
