import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const contextMenuMessages = defineMessages('editor context-menu', {
  nothing: 'Nothing can be done here.',
  alignToBoard: 'Align to the board',
});
