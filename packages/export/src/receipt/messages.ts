import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The fixed texts of a receipt. The server provides the others. */
export const receiptMessages = defineMessages('printed receipt', {
  receipt: 'Receipt',
  titleOf: 'Receipt {number}',
  order: 'Order {number} · {date}',
  soldBy: 'Sold by',
  soldTo: 'Sold to',
  total: 'Total',
});
