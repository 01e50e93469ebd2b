import { z } from 'zod';
import { adaptDesign } from '../adapting/adapt-design.ts';
import { setSpecification } from '../adapting/set-specification.ts';
import { type Design, designSchema } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { spineSchema } from '../design/spine.ts';
import { checkSpecification, type SpecificationFault } from '../geometry/check-specification.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import { refuse, succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { inches } from '../units/units.ts';

const { publisher, format, extent, paperType, measurements, readingDirection } = designSchema.shape;
const { typedWidth } = spineSchema.shape;

/**
 * Changes the printer, trim, paper, page count, binding, typed spine width or reading direction, and lays out the whole cover again in one
 * step. A change that breaks a limit of the printer is refused, with the limit; a limit that was already broken does not refuse another
 * change.
 */
export const changeSpecification = defineCommand(
  z.strictObject({
    name: z.literal('change-specification'),
    publisher: publisher.unwrap().optional(),
    format: format.unwrap().optional(),
    trim: measurements.unwrap().shape.trimSize.optional(),
    paper: paperType.unwrap().shape.type.unwrap().optional(),
    extent: extent.unwrap().optional(),
    readingDirection: readingDirection.unwrap().optional(),
    /** The spine width in inches from the printer's template; null computes it again. */
    typedSpine: typedWidth.unwrap().optional(),
  }),
  (design, changes, engine) => {
    const now = specificationOf(design);
    const specification: CoverSpecification = {
      platform: changes.publisher ?? now.platform,
      format: changes.format ?? now.format,
      trim: changes.trim ? { width: inches(changes.trim.width), height: inches(changes.trim.height) } : now.trim,
      paper: changes.paper ?? now.paper,
      extent: changes.extent ?? now.extent,
      readingDirection: changes.readingDirection ?? now.readingDirection,
      typedSpine: changes.typedSpine === undefined ? (now.typedSpine ?? null) : asInches(changes.typedSpine),
    };
    const broken = brokenRule(setSpecification(design, specification));
    if (broken && broken.field !== brokenRule(design)?.field) return refuse({ message: broken.message });
    return succeed(adaptDesign(design, specification, engine));
  },
);

function asInches(width: number | null) {
  return width === null ? null : inches(width);
}

function brokenRule(design: Design): SpecificationFault | null {
  const checked = checkSpecification(specificationOf(design));
  return checked.ok ? null : checked.fault;
}
