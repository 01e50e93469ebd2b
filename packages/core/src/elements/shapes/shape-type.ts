/** Every shape that can be drawn; one file each beside this one. */
export const SHAPE_TYPES = ['rectangle', 'ellipse', 'line', 'frame', 'triangle', 'diamond', 'star', 'sunburst', 'divider'] as const;
export type ShapeType = (typeof SHAPE_TYPES)[number];
