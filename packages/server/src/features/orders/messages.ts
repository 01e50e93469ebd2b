import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The texts of a receipt, as a mail and as a PDF. */
export const receiptMessages = defineMessages('receipts', {
  subject: 'Your receipt for order {number}',
  heading: 'Thank you for your order',
  order: 'Order {number}, {date}',
  orderOfTitle: 'Order {number}, {date}, for “{title}”',
  line: '{name}: {price}',
  total: 'Total: {price}',
  testPayment: 'This was a test payment: no money was taken.',
  filesHint: 'You can download the files now, or at any time from your account.',
  downloadFiles: 'Download your files',
  footnote: 'Keep this e-mail as your receipt. A PDF of it is in your account, under Orders.',
  coverOfTitle: 'Cover of “{title}”',
  refunded: 'Refunded in full on {date}.',
  taxes: 'Prices include taxes where they apply. The payment record in your account shows them.',
});
