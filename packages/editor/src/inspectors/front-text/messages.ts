import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const frontTextMessages = defineMessages('editor front-text', {
  addText: 'Add text',
  full: 'The front can have up to {most} text boxes. Remove one to add another.',
  countHint: '{count} of {most}. To edit text on the cover, double-click it or tap it twice.',
  onTheFront: 'On the front',
  noTextYet: 'No text yet.',
  onThe: 'On the {board}',
});
