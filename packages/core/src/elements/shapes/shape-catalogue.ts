import type { ShapeType } from './shape-type.ts';

/** What a shape is called, and its height as a share of its width when it is added. */
export interface ShapeEntry {
  readonly label: string;
  readonly proportion: number;
}

export const SHAPE_CATALOGUE = {
  rectangle: { label: 'Rectangle', proportion: 0.7 },
  ellipse: { label: 'Ellipse', proportion: 1 },
  line: { label: 'Line', proportion: 0.02 },
  frame: { label: 'Frame', proportion: 1.5 },
  triangle: { label: 'Triangle', proportion: 0.87 },
  diamond: { label: 'Diamond', proportion: 1 },
  star: { label: 'Star', proportion: 0.95 },
  sunburst: { label: 'Sunburst', proportion: 1 },
  divider: { label: 'Divider', proportion: 0.07 },
  polygon: { label: 'Hexagon', proportion: 1 },
  ring: { label: 'Ring', proportion: 1 },
  semicircle: { label: 'Half circle', proportion: 0.5 },
  quarter: { label: 'Quarter circle', proportion: 1 },
  arch: { label: 'Arch', proportion: 1.4 },
  'gothic-arch': { label: 'Pointed arch', proportion: 1.4 },
  'arched-frame': { label: 'Arched frame', proportion: 1.4 },
  'oval-frame': { label: 'Oval frame', proportion: 1.3 },
  plaque: { label: 'Plaque', proportion: 0.6 },
  'notched-frame': { label: 'Notched frame', proportion: 0.6 },
  ribbon: { label: 'Ribbon', proportion: 0.2 },
  banner: { label: 'Banner', proportion: 0.26 },
  pennant: { label: 'Pennant', proportion: 0.6 },
  bookmark: { label: 'Bookmark', proportion: 1.6 },
  seal: { label: 'Seal', proportion: 1 },
  burst: { label: 'Burst', proportion: 1 },
  scallop: { label: 'Scalloped badge', proportion: 1 },
  shield: { label: 'Shield', proportion: 1.2 },
  heart: { label: 'Heart', proportion: 0.92 },
  drop: { label: 'Drop', proportion: 1.35 },
  crescent: { label: 'Crescent', proportion: 1.1 },
  cross: { label: 'Cross', proportion: 1 },
  arrow: { label: 'Arrow', proportion: 0.6 },
  chevron: { label: 'Chevron', proportion: 0.8 },
  parallelogram: { label: 'Leaning box', proportion: 0.5 },
  'speech-bubble': { label: 'Speech bubble', proportion: 0.75 },
  wave: { label: 'Wave', proportion: 0.2 },
  'double-rule': { label: 'Double rule', proportion: 0.05 },
  corner: { label: 'Corner', proportion: 1 },
  laurel: { label: 'Laurel', proportion: 1 },
  rays: { label: 'Rays', proportion: 0.5 },
  compass: { label: 'Compass', proportion: 1 },
  slant: { label: 'Slanted band', proportion: 0.4 },
  mat: { label: 'Window mount', proportion: 1.4 },
} satisfies Record<ShapeType, ShapeEntry>;
