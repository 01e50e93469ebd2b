import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const brandMessages = defineMessages('editor brand', {
  title: 'Your logos',
  addLogo: 'Add {name}',
  removeFrom: 'Remove from {list}',
  addTo: 'Add to {list}',
});
