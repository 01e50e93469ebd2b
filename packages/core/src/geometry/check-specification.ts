import { FORMATS } from '../formats/format.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import type { Binding, TrimSize } from '../platforms/platform.ts';
import { describeTrim, sameTrim } from '../platforms/trim.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import type { CoverSpecification } from './cover-geometry.ts';
import { formatMessages } from '../formats/messages.ts';

/** A rule of the printer that the book breaks: one sentence for the author, without a capital and a period, and the field that is wrong. */
export interface SpecificationFault {
  readonly field: 'format' | 'trim' | 'paper' | 'extent';
  readonly message: string;
}

/** Refuses a book that the platform would not print, naming the rule and its limit. Front-only formats always pass. */
export function checkSpecification(specification: CoverSpecification): Result<CoverSpecification, SpecificationFault> {
  const { format, trim, paper, extent } = specification;
  if (FORMATS[format].designType === 'front') return succeed(specification);

  const platform = PLATFORMS[specification.platform];
  const binding: Binding = platform.bindings[format === 'hardback' ? 'hardback' : 'paperback'];
  const bookName = formatMessages.texts[format].toLowerCase();

  if (!isTrimOffered(binding, trim))
    return refuse({
      field: 'trim',
      message: refusedTrim(binding, trim, platform.id === 'custom' ? bookName : `${platform.name} ${bookName}`),
    });

  const stock = binding.papers.find((candidate) => candidate.id === paper);
  if (!stock) {
    const offered = binding.papers.map((candidate) => candidate.id).join(', ');
    return refuse({ field: 'paper', message: `${platform.name} does not print a ${bookName} on ${paperName(paper)}; choose ${offered}` });
  }
  const limits = binding.pageLimits(trim, paper);
  if (!limits) {
    return refuse({
      field: 'paper',
      message: `${platform.name} does not offer ${paperName(paper)} at ${describeTrim(trim)}; choose another paper or trim`,
    });
  }
  if (!Number.isInteger(extent) || extent < 1) {
    return refuse({ field: 'extent', message: `enter a whole number of pages from ${limits.min} to ${limits.max}` });
  }
  if (extent < limits.min || extent > limits.max) {
    const subject = format === 'hardback' ? `a hardcover on ${paperName(paper)}` : paperName(paper);
    return refuse({
      field: 'extent',
      message: `enter a page count from ${limits.min} to ${limits.max} for ${subject} at ${describeTrim(trim)}`,
    });
  }
  return succeed(specification);
}

function paperName(paper: CoverSpecification['paper']): string {
  return `${paper.replace('-', ' ').replace('colour', 'color')} paper`;
}

/** A listed size, one that is offered all the same, or a custom size within the bounds. */
function isTrimOffered({ trims, unlistedTrims, customTrim }: Binding, size: TrimSize): boolean {
  if ([...trims, ...unlistedTrims].some((candidate) => sameTrim(candidate, size))) return true;
  if (!customTrim) return false;
  return (
    size.width >= customTrim.min.width &&
    size.width <= customTrim.max.width &&
    size.height >= customTrim.min.height &&
    size.height <= customTrim.max.height
  );
}

function refusedTrim({ trims, customTrim }: Binding, size: TrimSize, book: string): string {
  if (!customTrim)
    return `${describeTrim(size)} is not a trim size of ${article(book)} ${book}; choose ${trims.map(describeTrim).join(', ')}`;
  const { min, max } = customTrim;
  return `enter a trim size from ${min.width} to ${max.width} in wide and ${min.height} to ${max.height} in high for ${article(book)} ${book}`;
}

function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}
