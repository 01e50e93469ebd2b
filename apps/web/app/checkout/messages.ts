import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const checkoutMessages = defineMessages('checkout', {
  openInTheEditor: 'Open {title} in the editor',
  yourFiles: 'Your files',
  isBeingMade: '{label} is being made',
  together: 'Together',
  receiptPdf: 'Receipt (PDF)',
  receiptPdf6: 'Receipt {number} (PDF)',
  paymentRecord: 'Payment record',
  paymentRecordOfOrder: 'Payment record of order {number}',
  uploadStepByStep: 'Upload step by step',
  allAsZip: 'All of it, as a ZIP',
});
