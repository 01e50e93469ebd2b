import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const textEditingMessages = defineMessages('editor text-editing', {
  textOf: 'Text of {name}',
});
