/** Every kind of element on a cover, in the order in which kinds of equal z are painted. */
export const ELEMENT_KINDS = [
  'coverImage',
  'panel',
  'artwork',
  'shape',
  'objectImage',
  'blurb',
  'spineText',
  'textBox',
  'group',
  'barcode',
] as const;

export type ElementKind = (typeof ELEMENT_KINDS)[number];
