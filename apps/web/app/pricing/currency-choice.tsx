import { CURRENCIES, type Currency, isCurrency } from '@coverwright/core/shop/currency.ts';
import styles from './pricing.module.css';

interface CurrencyChoiceProps {
  readonly currency: Currency;
  readonly choose: (currency: Currency) => void;
}

export function CurrencyChoice({ currency, choose }: CurrencyChoiceProps) {
  return (
    <label className={styles['currency']}>
      <span>Prices in</span>
      <select value={currency} onChange={({ currentTarget: { value } }) => isCurrency(value) && choose(value)}>
        {CURRENCIES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </label>
  );
}
