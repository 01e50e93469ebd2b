import { type FormatId, FORMAT_IDS, isFormatId } from '@coverwright/core/formats/format.ts';
import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { PAPER_IDS, PLATFORM_IDS, type PaperId, type PlatformId } from '@coverwright/core/platforms/platform.ts';
import { parseTrim } from '@coverwright/core/platforms/trim.ts';
import { type Inches, inches } from '@coverwright/core/units/units.ts';
import { CommandLineFault } from './fault.ts';
import { say } from './say.ts';

/** The options that specify the book, as typed. */
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

/** Reads the specification of a book. @throws CommandLineFault with the rule that the book breaks. */
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

/** Reads the options for another book. Absent options are left out. @throws CommandLineFault for unreadable values. */
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
  if (Object.keys(changes).length === 0) throw new CommandLineFault(say('nothingChanges'));
  return changes;
}

function readDirection(text: string): CoverSpecification['readingDirection'] {
  if (text !== 'ltr' && text !== 'rtl') throw new CommandLineFault(say('badDirection', { given: text }));
  return text;
}

function readFormat(text: string): FormatId {
  if (!isFormatId(text)) throw new CommandLineFault(say('oneOf', { option: '--format', values: FORMAT_IDS.join(', '), given: text }));
  return text;
}

function readTrim(text: string) {
  const size = parseTrim(text);
  if (!size) throw new CommandLineFault(say('badTrim', { given: text }));
  return size;
}

function readPaper(text: string): PaperId {
  const paper = PAPER_IDS.find((id) => id === text);
  if (!paper) throw new CommandLineFault(say('oneOf', { option: '--paper', values: PAPER_IDS.join(', '), given: text }));
  return paper;
}

function readPages(text: string): number {
  if (!/^\d+$/.test(text)) throw new CommandLineFault(say('badPages', { given: text }));
  return Number(text);
}

function readPlatform(text: string): PlatformId {
  const platform = PLATFORM_IDS.find((id) => id === text);
  if (!platform) throw new CommandLineFault(say('oneOf', { option: '--platform', values: PLATFORM_IDS.join(', '), given: text }));
  return platform;
}

/** Reads a spine width as it is given in the printer's template. */
function readSpine(text: string): Inches {
  const width = Number(text);
  if (!(width >= 0.02 && width <= 4)) throw new CommandLineFault(say('badSpine', { given: text }));
  return inches(width);
}
