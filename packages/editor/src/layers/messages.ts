import { definePluralMessages } from '@coverwright/core/messages/define-plural-messages.ts';

export const layerMessages = definePluralMessages('editor layers', {
  group: 'Group',
  mask: 'Mask with the lowest layer',
  inGroups: 'in {depth, plural, one {a group} other {# groups}}',
  show: 'Show {name}',
  hide: 'Hide {name}',
  unlock: 'Unlock {name}',
  lock: 'Lock {name}',
  layers: 'Layers',
  close: 'Close the list of layers',
  topToBottom: 'Layers from top to bottom',
  hint: 'Drag a row, or press Alt with an arrow key, to reorder layers or move them into a group. Double-click or press F2 to rename.',
  touchHint: 'Drag a row to reorder layers or move them into a group.',
  nameOf: 'Name of {name}',
  locked: 'locked',
  hidden: 'hidden',
  clipNone: 'Show all',
  clipInside: 'Inside',
  clipOutside: 'Outside',
});
