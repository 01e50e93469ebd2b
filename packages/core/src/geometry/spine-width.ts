import type { Binding, PaperId } from '../platforms/platform.ts';
import { type Inches, inches } from '../units/units.ts';

/** A sheet has two sides: an odd page count is bound as the next even one. */
export function boundPages(extent: number): number {
  return extent + (extent % 2);
}

/** Spine width of a book block on one paper, the case's own thickness included. What is only known from a template is estimated. */
export function spineWidth(binding: Binding, paper: PaperId, extent: number): Inches {
  const { spine, papers, spineAddOn } = binding;
  const pages = boundPages(extent);
  if (spine.kind === 'table') {
    const step = spine.steps.find(({ upTo }) => pages <= upTo) ?? spine.steps.at(-1);
    if (!step) throw new Error('A table of spines has no steps');
    return step.width;
  }
  const stock = papers.find((candidate) => candidate.id === paper);
  if (!stock) throw new Error(`Paper ${paper} is not offered for this binding`);
  return inches(pages * stock.thickness + spineAddOn);
}
