import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const imageObjectEditMessages = defineMessages('editor image-object-edit', {
  selectFirst: 'Select a picture object on the cover to edit it.',
  showAllObjects: 'Show all objects',
  mirror: 'Mirror',
  flip: 'Flip',
  treatment: 'Treatment',
  fullArea: 'Full area',
  fillTheFront: 'Fill the front',
  fillTheWholeCover: 'Fill the whole cover',
  fullAreaHint: 'The picture lies below the text. To blend it with the picture below, fade an edge into what is below.',
  mask: 'Mask',
  cutToAShape: 'Cut to a shape',
  none: 'None',
  maskHint: 'The picture then fills the shape, where you can zoom and move it. Drop a file on it to replace the picture.',
  yourLogos: 'your logos',
  logo: 'Logo',
});
