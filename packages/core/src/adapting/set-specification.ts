import type { Design } from '../design/design.ts';
import { FORMATS } from '../formats/format.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';

/** Returns the document with another book specification. No element is moved. */
export function setSpecification(design: Design, specification: CoverSpecification): Design {
  const { platform, format, trim, paper, extent, readingDirection, typedSpine } = specification;
  const { width, height } = design.measurements.trimSize;
  const isSameTrim = width === trim.width && height === trim.height;
  return {
    ...design,
    publisher: platform,
    format,
    designType: FORMATS[format].designType,
    measurements: isSameTrim ? design.measurements : { trimSize: { width: trim.width, height: trim.height } },
    paperType: design.paperType.type === paper ? design.paperType : { type: paper },
    extent,
    readingDirection,
    spine: design.spine.typedWidth === (typedSpine ?? null) ? design.spine : { ...design.spine, typedWidth: typedSpine ?? null },
  };
}
