import { FORMATS } from '../formats/format.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import type { Binding, TrimSize } from '../platforms/platform.ts';
import { describeTrim, sameTrim } from '../platforms/trim.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import type { CoverSpecification } from './cover-geometry.ts';
import { nameFormat } from '../formats/name-format.ts';
import { sayPlatform } from '../platforms/say-platform.ts';
import { say } from './say-rule.ts';

/** A rule of the printer that the book breaks: a clause for the author, without a capital and a period, and the invalid field. */
export interface SpecificationFault {
  readonly field: 'format' | 'trim' | 'paper' | 'extent';
  readonly message: string;
}

/** Refuses a book that the platform would not print, with the rule and its limit. Front-only formats always pass. */
export function checkSpecification(specification: CoverSpecification): Result<CoverSpecification, SpecificationFault> {
  const { format, trim, paper, extent } = specification;
  if (FORMATS[format].designType === 'front') return succeed(specification);

  const platform = PLATFORMS[specification.platform];
  const binding: Binding = platform.bindings[format === 'hardback' ? 'hardback' : 'paperback'];
  const bookName = nameFormat(format).toLowerCase();

  if (!isTrimOffered(binding, trim))
    return refuse({
      field: 'trim',
      message: refusedTrim(
        binding,
        trim,
        platform.id === 'custom' ? bookName : say('bookOfPrinter', { printer: platform.name, book: bookName }),
      ),
    });

  const stock = binding.papers.find((candidate) => candidate.id === paper);
  if (!stock) {
    const offered = binding.papers.map((candidate) => candidate.id).join(', ');
    return refuse({
      field: 'paper',
      message: say('paperNotPrinted', { printer: platform.name, book: bookName, paper: sayPlatform(paper), papers: offered }),
    });
  }
  const limits = binding.pageLimits(trim, paper);
  if (!limits) {
    return refuse({
      field: 'paper',
      message: say('paperNotAtTrim', { printer: platform.name, paper: sayPlatform(paper), trim: describeTrim(trim) }),
    });
  }
  if (!Number.isInteger(extent) || extent < 1) {
    return refuse({ field: 'extent', message: say('wholePages', { min: limits.min, max: limits.max }) });
  }
  if (extent < limits.min || extent > limits.max) {
    const subject = format === 'hardback' ? say('hardcoverOn', { paper: sayPlatform(paper) }) : sayPlatform(paper);
    return refuse({
      field: 'extent',
      message: say('pagesFromTo', { min: limits.min, max: limits.max, subject, trim: describeTrim(trim) }),
    });
  }
  return succeed(specification);
}

/** Returns true for a listed size, one that is offered although it is not listed, or a custom size within the limits. */
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
    return say('trimNotListed', { trim: describeTrim(size), book: withArticle(book), trims: trims.map(describeTrim).join(', ') });
  const { min, max } = customTrim;
  return say('trimFromTo', {
    minWidth: min.width,
    maxWidth: max.width,
    minHeight: min.height,
    maxHeight: max.height,
    book: withArticle(book),
  });
}

function withArticle(book: string): string {
  return say(/^[aeiou]/i.test(book) ? 'bookAfterVowel' : 'book', { book });
}
