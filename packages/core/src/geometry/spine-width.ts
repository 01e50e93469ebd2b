import type { Binding, PaperId } from '../platforms/platform.ts';
import { type Inches, inches } from '../units/units.ts';

/** A sheet has two sides: an odd page count is bound as the next even one. */
export function boundPages(extent: number): number {
  return extent + (extent % 2);
}

/** Spine width of a book block on one paper, the case's own thickness included. */
export function spineWidth(binding: Binding, paper: PaperId, extent: number): Inches {
  const stock = binding.papers.find((candidate) => candidate.id === paper);
  if (!stock) throw new Error(`Paper ${paper} is not offered for this binding`);
  return inches(boundPages(extent) * stock.thickness + binding.spineAddOn);
}
