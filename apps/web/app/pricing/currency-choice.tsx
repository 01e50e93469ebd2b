import { CURRENCIES, type Currency, isCurrency } from '@coverwright/core/shop/currency.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import styles from './pricing.module.css';
import { pricingMessages } from './messages.ts';

interface CurrencyChoiceProps {
  readonly currency: Currency;
  readonly choose: (currency: Currency) => void;
}

export function CurrencyChoice({ currency, choose }: CurrencyChoiceProps) {
  const t = useMessages(pricingMessages);
  return (
    <label className={styles['currency']}>
      <span>{t('pricesIn')}</span>
      <select value={currency} onChange={({ currentTarget: { value } }) => isCurrency(value) && choose(value)}>
        {CURRENCIES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </label>
  );
}
