import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const sessionMessages = defineMessages('editor session', {
  bought: 'You bought this cover, so it can’t change. Press Start a revision or Use as template.',
  editorNotOpened: 'The editor could not be opened.',
  editorNotLoaded: 'A part of the editor could not be loaded. Check your connection, and try again.',
  coverNotFound: 'Cover not found',
  coverNotOpened: 'The cover could not be opened.',
  coverGone: 'It may be deleted, or belong to another browser or account.',
  storageUnavailable: 'This browser’s storage is not responding. Try again, or reload the page.',
  restored: 'Restored your unsaved changes.',
  offline: 'You’re offline. This is the last version that this browser stored.',
  noDesign: 'This cover holds no design.',
  oneLocked: '{element} is locked. Unlock it in Layers.',
  severalLocked: 'These elements are locked. Unlock them in Layers.',
  styleCopied: 'Style of {element} copied. Select other elements and paste it.',
});
