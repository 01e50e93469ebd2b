import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const shapeListMessages = defineMessages('editor shapes', {
  onThisCover: 'On this cover',
  addToTheFront: 'Add to the front',
  kind: 'Kind',
  artworkHint: 'Drawn from a seed over the whole front, in the colors of this cover.',
  shapes: 'Shapes',
  icons: 'Icons',
  artworks: 'Artworks',
  spine: 'spine',
  back: 'back cover',
  wrap: 'whole wrap',
  frontFlap: 'front flap',
  backFlap: 'back flap',
});
