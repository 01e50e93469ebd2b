import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const savingMessages = defineMessages('editor saving', {
  conflictSaved:
    'This cover was saved in another tab or browser. Your version is now a separate cover, not saved yet; the other one is unchanged.',
  conflictBought: 'This cover was bought while you were editing, so it can’t change. Your version is now a separate cover, not saved yet.',
  template: 'This is a copy of the other cover, not saved yet. Enter its title.',
  storageFull:
    'This browser’s storage is full, so the copy was not stored. Your work is still on this page: download the design file, then free up disk space.',
  copyFailed: 'The copy could not be stored in this browser. Your work is still on this page: try again, or download the design file.',
  reloadFailed: 'Another tab has changed this cover, and its latest version could not be read. Try again, or reload the page.',
  saved: 'Saved.',
  notSaved: 'Not saved. {reason} Your work is stored in this browser.',
});
