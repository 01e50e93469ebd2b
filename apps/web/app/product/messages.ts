import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const productMessages = defineMessages('product', {
  freeAll: 'Free to design, and free to download.',
  freeToDesign: 'Free to design. You pay once, for the print files.',
  freeToDesignFrom: 'Free to design. Print files from {price} a title.',
  home: 'Home',
});
