import { type FormatId, FORMAT_IDS, isFormatId } from '@coverwright/core/formats/format.ts';
import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { PAPER_IDS, PLATFORM_IDS, type PaperId, type PlatformId } from '@coverwright/core/platforms/platform.ts';
import { parseTrim } from '@coverwright/core/platforms/trim.ts';
import { type Inches, inches } from '@coverwright/core/units/units.ts';
import { CommandLineFault } from './fault.ts';

/** The options that say what book it is, as they were typed. */
export interface BookOptions {
  readonly platform?: string | undefined;
  readonly spine?: string | undefined;
  readonly format?: string | undefined;
  readonly trim?: string | undefined;
  readonly pages?: string | undefined;
  readonly paper?: string | undefined;
}

export const BOOK_OPTIONS = {
  platform: { type: 'string' },
  spine: { type: 'string' },
  format: { type: 'string' },
  trim: { type: 'string' },
  pages: { type: 'string' },
  paper: { type: 'string' },
} as const;

/** @throws CommandLineFault naming the rule that the book breaks. */
export function readBook(options: BookOptions): CoverSpecification {
  const asked: CoverSpecification = {
    platform: readPlatform(options.platform ?? 'kdp'),
    format: readFormat(options.format ?? 'paperback'),
    trim: readTrim(options.trim ?? '6x9'),
    paper: readPaper(options.paper ?? 'white'),
    extent: readPages(options.pages ?? '300'),
    readingDirection: 'ltr',
    typedSpine: options.spine === undefined ? null : readSpine(options.spine),
  };
  const checked = checkSpecification(asked);
  if (!checked.ok) throw new CommandLineFault(checked.fault.message);
  return checked.value;
}

/** Returns the options for another book; absent options are left out. @throws CommandLineFault for unreadable values. */
export function readBookChanges(options: BookOptions & { readonly direction?: string | undefined }): Partial<CoverSpecification> {
  const { platform, format, trim, paper, pages, direction, spine } = options;
  const changes = {
    ...(platform !== undefined && { platform: readPlatform(platform) }),
    ...(format !== undefined && { format: readFormat(format) }),
    ...(trim !== undefined && { trim: readTrim(trim) }),
    ...(paper !== undefined && { paper: readPaper(paper) }),
    ...(pages !== undefined && { extent: readPages(pages) }),
    ...(direction !== undefined && { readingDirection: readDirection(direction) }),
    ...(spine !== undefined && { typedSpine: readSpine(spine) }),
  };
  if (Object.keys(changes).length === 0)
    throw new CommandLineFault('say what changes: --format, --trim, --pages, --paper, --platform, --spine or --direction');
  return changes;
}

function readDirection(text: string): CoverSpecification['readingDirection'] {
  if (text !== 'ltr' && text !== 'rtl') throw new CommandLineFault(`--direction is ltr or rtl; ${text} given`);
  return text;
}

function readFormat(text: string): FormatId {
  if (!isFormatId(text)) throw new CommandLineFault(`--format is one of ${FORMAT_IDS.join(', ')}; ${text} given`);
  return text;
}

function readTrim(text: string) {
  const size = parseTrim(text);
  if (!size) throw new CommandLineFault(`--trim is width x height in inches, such as 6x9 or 7.44x9.69; ${text} given`);
  return size;
}

function readPaper(text: string): PaperId {
  const paper = PAPER_IDS.find((id) => id === text);
  if (!paper) throw new CommandLineFault(`--paper is one of ${PAPER_IDS.join(', ')}; ${text} given`);
  return paper;
}

function readPages(text: string): number {
  if (!/^\d+$/.test(text)) throw new CommandLineFault(`--pages is a whole number, such as 300; ${text} given`);
  return Number(text);
}

function readPlatform(text: string): PlatformId {
  const platform = PLATFORM_IDS.find((id) => id === text);
  if (!platform) throw new CommandLineFault(`--platform is one of ${PLATFORM_IDS.join(', ')}; ${text} given`);
  return platform;
}

/** Reads a spine width as the printer's own template gives it. */
function readSpine(text: string): Inches {
  const width = Number(text);
  if (!(width >= 0.02 && width <= 4)) throw new CommandLineFault(`--spine is the width in inches, 0.02 to 4; ${text} given`);
  return inches(width);
}
