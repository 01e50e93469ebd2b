import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const versionMessages = defineMessages('editor versions', {
  noFormats: 'This version has none of the cover’s current formats.',
  howToCompare: 'How to compare',
  coverOf: 'The cover, {name}',
  showNow: 'Show now',
  showVersion: 'Show {name}',
  newestFirst: 'Versions, newest first',
  name: 'Name',
  nameHint: 'Named versions are kept until you delete the cover.',
  versions: 'Versions',
  tryAgain: 'Try again',
  loading: 'Loading versions…',
  firstVersion:
    'This is the first version. Each save adds a version. We keep all versions of the last hour, one per hour of the last day, and one per day before that. Named versions are kept until you delete the cover.',
  restoreThis: 'Restore this version',
  beside: 'Side by side',
  flicker: 'Flicker',
  slider: 'Slider',
  now: 'Now',
  shareShown: 'Share of {name} shown, in percent',
  restored: 'Restored',
  replaced: 'Replaced by a restored version',
  completed: 'Completed',
  current: 'Current version',
  notSaved: 'The cover could not be saved, so its latest changes are not in the list of versions. Try again in a minute.',
  restoredNotice: 'Version restored. Your previous cover is in the list of versions.',
});
