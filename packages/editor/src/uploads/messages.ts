import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const uploadMessages = defineMessages('editor uploads', {
  dropToReplace: 'Drop it to replace this picture',
  dropToAdd: 'Drop it to add it to the cover',
  uploads: 'Uploads',
  uploadOf: 'Upload of {name}',
  tryAgain: 'Try again',
  waiting: 'Waiting…',
  sending: 'Uploading your picture…',
  preparing: 'Preparing your picture for print…',
  cancel: 'Cancel {name}',
  remove: 'Remove {name}',
  dismiss: 'Dismiss the message about {name}',
});
