import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const artworkMessages = defineMessages('editor artwork', {
  motif: 'Motif',
  selectFirst: 'Select an artwork on the cover to edit it.',
  showAllShapes: 'Show all shapes',
  seed: 'Seed',
  shuffle: 'Shuffle',
  otherDrawings: 'Choose another drawing',
  colors: 'Colors',
  place: 'Place',
  mirror: 'Mirror',
  flip: 'Flip',
  shapes: 'Shapes',
  convertHint:
    'Converts this artwork to a group of shapes that you can edit separately. Soft shadows become flat, and you can no longer change the seed and details.',
  convertToShapes: 'Convert to shapes',
  random: 'Random',
  landscapes: 'Landscapes',
  skies: 'Skies',
  plants: 'Plants',
  creatures: 'Creatures',
  scenes: 'Scenes',
  ornaments: 'Ornaments',
  geometry: 'Geometry',
  surfaces: 'Surfaces',
  partsOfScene: 'This scene has {count} parts, around the title or over spine and back. They change together.',
});
