import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const proofMessages = defineMessages('editor proof', {
  printProof: 'Print proof',
  press: 'Coated paper, FOGRA39',
  loading: 'Loading the ink profile…',
  close: 'Close the print proof',
  colorsOutOfGamut: 'Colors out of gamut {share}',
  overInkLimit: 'Over the ink limit of {limit}% {share}',
  proofNotLoaded: 'Print proof could not be loaded. Check your connection, then turn it on again.',
});
