import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const expansionMessages = defineMessages('editor expansion', {
  changedMeanwhile: 'You changed the artwork, so it was not converted to shapes. Convert it again.',
  failed: 'The artwork could not be converted to shapes. Try again.',
});
