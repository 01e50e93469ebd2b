import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const designFileMessages = defineMessages('editor design-file', {
  notRead: '{file} could not be read. Choose the file again.',
  broken: '{file} {fault}.',
  notOpened: '{file} could not be opened: {reason}',
  noDesign: '{file} holds no design.',
  pictureMissing: 'A picture is missing from the file. Download the design again, and open that file.',
});
