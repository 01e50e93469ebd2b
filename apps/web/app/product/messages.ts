import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const productMessages = defineMessages('product', {
  freeAll: 'Free to design, and free to download.',
  freeToDesign: 'Free to design. You pay once when it is right.',
  freeToDesignFrom: 'Free to design. From {price} a title when it is right.',
  home: 'Home',
});
