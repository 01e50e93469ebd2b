import { defineMessages } from '../messages/define-messages.ts';
import type { PaperId } from './platform.ts';

const PAPERS = {
  white: 'white paper',
  cream: 'cream paper',
  groundwood: 'groundwood paper',
  'standard-colour': 'standard color paper',
  'premium-colour': 'premium color paper',
} as const satisfies Record<PaperId, string>;

/** The names of ink and paper of a book, as printers combine them. */
const STOCKS = {
  whiteStock: 'Black ink, white paper',
  creamStock: 'Black ink, cream paper',
  cremeStock: 'Black ink, creme paper',
  groundwoodStock: 'Black ink, groundwood paper',
  standardColorStock: 'Standard color, white paper',
  premiumColorStock: 'Premium color, white paper',
  coatedColorStock: 'Premium color, coated white paper',
} as const;

/** The kinds of paper within a sentence, the papers that printers offer, and printers without a name of their own. */
export const platformMessages = defineMessages('printers', {
  ...PAPERS,
  ...STOCKS,
  thePrinter: 'the printer',
  anotherPrinter: 'Another printer',
  dustJacketOf: '{printer}, dust jacket',
});

export type StockName = keyof typeof STOCKS;
