import type { TextBox } from '../design/text-box.ts';
import { defineMessages } from '../messages/define-messages.ts';
import type { ElementKind } from './element-kind.ts';

/** The default names of elements, by kind. */
const KINDS = {
  coverImage: 'Cover picture',
  panel: 'Panel',
  artwork: 'Artwork',
  shape: 'Shape',
  objectImage: 'Picture',
  blurb: 'Blurb',
  spineText: 'Spine text',
  textBox: 'Text',
  group: 'Group',
  barcode: 'Barcode',
} as const satisfies Record<ElementKind, string>;

/** The names of texts, by their role in the book. */
const TEXT_ROLES = {
  Title: 'Title',
  Author: 'Author',
  Subtitle: 'Text',
  SpineTitle: 'Spine title',
  SpineAuthor: 'Spine author',
} as const satisfies Record<TextBox['panelName'], string>;

/** The names of elements in lists, to screen readers and in undo steps. */
export const elementMessages = defineMessages('elements', {
  ...KINDS,
  ...TEXT_ROLES,
  front: 'Front cover',
  spine: 'Spine',
  back: 'Back cover',
  element: 'Element',
  roleWithWords: '{role}: {words}',
  several: '{count} elements',
  quoted: '“{name}”',
  mentioned: 'the {name}',
  thePicture: 'the picture',
  theGroup: 'the group',
  groupOf: 'Group of {count}',
});
