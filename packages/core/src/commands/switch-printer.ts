import { capitalize } from '../text/capitalize.ts';
import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import { nearestOffered } from '../geometry/nearest-offered.ts';
import type { PlatformId } from '../platforms/platform.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import { describeTrim, sameTrim } from '../platforms/trim.ts';
import type { SingleCommand } from './apply-command.ts';

/** One change of the whole cover to another printer, and what of the book that printer does not make. */
export interface PrinterSwitch {
  readonly command: SingleCommand;
  /** A sentence for each change: the old value, and the new one. Empty: the book stays as it is. */
  readonly changes: readonly string[];
}

/** A spine that was typed for one printer is not another's: it is computed again, or has to be typed again. */
export function switchPrinter(design: Design, publisher: PlatformId): PrinterSwitch {
  const asked: CoverSpecification = { ...specificationOf(design), platform: publisher, typedSpine: null };
  const { trim, paper, extent } = nearestOffered(asked);
  return {
    command: { name: 'change-specification', publisher, trim, paper, extent, typedSpine: null },
    changes: differences(asked, { trim, paper, extent }, capitalize(PLATFORMS[publisher].name)),
  };
}

function differences(
  asked: CoverSpecification,
  made: Pick<CoverSpecification, 'trim' | 'paper' | 'extent'>,
  printer: string,
): readonly string[] {
  return [
    ...(sameTrim(asked.trim, made.trim)
      ? []
      : [`${printer} does not cut ${describeTrim(asked.trim)}; it is ${describeTrim(made.trim)} now.`]),
    ...(asked.paper === made.paper ? [] : [`${printer} has no ${named(asked.paper)}; it is ${named(made.paper)} now.`]),
    ...(asked.extent === made.extent ? [] : [`${printer} does not bind ${asked.extent} pages; it is ${made.extent} now.`]),
  ];
}

function named(paper: string): string {
  return `${paper.replace('-', ' ')} paper`;
}
