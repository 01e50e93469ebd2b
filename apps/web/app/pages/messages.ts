import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const pagesMessages = defineMessages('pages', {
  undo: 'Undo',
  close: 'Close',
});
