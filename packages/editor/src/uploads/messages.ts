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
  smallPicture:
    'This picture is {width} × {height} pixels. It prints blurred on a whole cover. Use a picture of at least {wanted} pixels, or keep this one small.',
  unnamed: 'Picture',
});
