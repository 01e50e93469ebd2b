import { definePluralMessages } from '@coverwright/core/messages/define-plural-messages.ts';

export const cutOutMessages = definePluralMessages('editor cut-out', {
  background: 'Background',
  removing: 'Removing the background… This takes a few seconds.',
  cancel: 'Cancel',
  removeBackground: 'Remove background',
  cutOutWithBrush: 'Cut out with brush',
  loading: 'Loading the picture…',
  tryAgain: 'Try again',
  brush: 'Brush',
  size: 'Size',
  softness: 'Softness',
  undo: 'Undo the stroke',
  redo: 'Do it again',
  farther: 'Farther',
  closer: 'Closer',
  use: 'Use the cut-out',
  erasingBrush: 'Picture under the brush. Arrow keys move the brush, the space bar erases.',
  restoringBrush: 'Picture under the brush. Arrow keys move the brush, the space bar restores.',
  erase: 'Erase',
  restore: 'Restore',
  move: 'Move the picture',
  nothingLeft: 'Nothing of the picture is left. Restore what should stay.',
  originalStays: 'The original picture stays available. Use the brush to erase and restore by hand.',
  noCredits: 'You have no background removals left. Use the brush to erase around the subject for free.',
  credits:
    '{count, plural, one {# background removal} other {# background removals}} left. The original picture stays available, and the brush is free.',
});
