import type { Binding, PaperId } from '../platforms/platform.ts';
import { type Inches, inches } from '../units/units.ts';

/** Returns the number of pages that are bound. A sheet has two sides, so an odd page count is rounded up to the next even one. */
export function boundPages(extent: number): number {
  return extent + (extent % 2);
}

/**
 * Returns the spine width of a book block of one paper, in inches, including the case. Widths that are only given in a template are
 * estimated. A paper that the binding does not offer counts as thick as its first one, so that such a document still opens; preflight
 * reports it.
 */
export function spineWidth(binding: Binding, paper: PaperId, extent: number): Inches {
  const { spine, papers, spineAddOn } = binding;
  const pages = boundPages(extent);
  if (spine.kind === 'table') {
    const step = spine.steps.find(({ upTo }) => pages <= upTo) ?? spine.steps.at(-1);
    if (!step) throw new Error('A table of spines has no steps');
    return step.width;
  }
  const stock = papers.find((candidate) => candidate.id === paper) ?? papers[0];
  if (!stock) throw new Error('A binding has no papers');
  return inches(pages * stock.thickness + spineAddOn);
}
