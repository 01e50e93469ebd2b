import { capitalize } from '../text/capitalize.ts';
import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import { nearestOffered } from '../geometry/nearest-offered.ts';
import type { PlatformId } from '../platforms/platform.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import { describeTrim, sameTrim } from '../platforms/trim.ts';
import type { SingleCommand } from './apply-command.ts';
import { sayPlatform } from '../platforms/say-platform.ts';
import { say } from './say.ts';

/** The change of the whole cover to another printer, with the properties of the book that this printer does not offer. */
export interface PrinterSwitch {
  readonly command: SingleCommand;
  /** A sentence for each changed property, with its old and its new value; empty if the book stays as it is. */
  readonly changes: readonly string[];
}

/**
 * Returns the change to another printer. A spine width that was typed for one printer is not valid for another, so it is computed again, or
 * has to be typed again.
 */
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
      : [say('trimChanged', { printer, before: describeTrim(asked.trim), after: describeTrim(made.trim) })]),
    ...(asked.paper === made.paper
      ? []
      : [say('paperChanged', { printer, before: sayPlatform(asked.paper), after: sayPlatform(made.paper) })]),
    ...(asked.extent === made.extent ? [] : [say('pagesChanged', { printer, before: asked.extent, after: made.extent })]),
  ];
}
