import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const apiMessages = defineMessages('editor api', {
  canceled: 'Canceled.',
  fileTooLarge: '{file} is larger than {limit} MB.',
  notUploaded: '{file} could not be uploaded. Check your connection, and try again.',
  theFont: 'The font',
  thePicture: 'The picture',
  theMask: 'The mask',
  notAFont: 'This file isn’t a font. Use a TrueType (.ttf) or OpenType (.otf) file.',
  notAnImage: 'This file isn’t an image. Use JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.',
  pictureNotDownloaded: 'The picture could not be downloaded from its source. Try again, or choose another picture.',
  sourceNotResponding: 'The source of the picture is not responding. Try again, or choose another picture.',
});
