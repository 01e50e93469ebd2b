import { type Inches, inches } from '../../units/units.ts';

const upTo = (pages: number, width: number): { readonly upTo: number; readonly width: Inches } => ({ upTo: pages, width: inches(width) });

/** Lulu's table of spine widths for hardcovers, by the largest page count of each. */
export const CASEWRAP_SPINES = [
  upTo(84, 0.25),
  upTo(140, 0.5),
  upTo(168, 0.625),
  upTo(194, 0.688),
  upTo(222, 0.75),
  upTo(250, 0.813),
  upTo(278, 0.875),
  upTo(306, 0.938),
  upTo(334, 1),
  upTo(360, 1.063),
  upTo(388, 1.125),
  upTo(416, 1.188),
  upTo(444, 1.25),
  upTo(472, 1.313),
  upTo(500, 1.375),
  upTo(528, 1.438),
  upTo(556, 1.5),
  upTo(582, 1.563),
  upTo(610, 1.625),
  upTo(638, 1.688),
  upTo(666, 1.75),
  upTo(694, 1.813),
  upTo(722, 1.875),
  upTo(750, 1.938),
  upTo(778, 2),
  upTo(799, 2.063),
  upTo(800, 2.125),
];
