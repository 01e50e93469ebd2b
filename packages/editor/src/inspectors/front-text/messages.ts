import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const frontTextMessages = defineMessages('editor front-text', {
  addText: 'Add text',
  full: 'The front can have up to {most} text boxes. Remove one to add another.',
  countHint: '{count} of {most}. Double-click text on the cover to edit it.',
  onTheFront: 'On the front',
  noTextYet: 'No text yet.',
  onThe: 'On the {board}',
});
