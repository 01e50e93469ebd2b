import { z } from 'zod';
import { type Design, designSchema } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { spineSchema } from '../design/spine.ts';
import { FORMATS } from '../formats/format.ts';
import { checkSpecification, type SpecificationFault } from '../geometry/check-specification.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import { refuse, succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { rewrap } from './rewrap.ts';

const { publisher, format, extent, paperType, measurements, readingDirection } = designSchema.shape;
const { typedWidth } = spineSchema.shape;

/**
 * Printer, trim, paper, pages, binding, a typed spine or the reading direction: the whole cover is laid out again in one step, with the art fixed to its
 * boards. What breaks a limit of the printer is refused with the limit; a limit that the book broke before is no reason to refuse another
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
    /** Inches, from the printer's template; null computes it again. */
    typedSpine: typedWidth.unwrap().optional(),
  }),
  (design, changes) => {
    const nextFormat = changes.format ?? design.format;
    const next = {
      ...design,
      publisher: changes.publisher ?? design.publisher,
      format: nextFormat,
      designType: FORMATS[nextFormat].designType,
      measurements: changes.trim ? { trimSize: changes.trim } : design.measurements,
      paperType: changes.paper ? { type: changes.paper } : design.paperType,
      extent: changes.extent ?? design.extent,
      readingDirection: changes.readingDirection ?? design.readingDirection,
      spine: changes.typedSpine === undefined ? design.spine : { ...design.spine, typedWidth: changes.typedSpine },
    };
    const broken = brokenRule(next);
    if (broken && broken.field !== brokenRule(design)?.field) return refuse({ message: broken.message });
    return succeed(rewrap(next, measureCover(specificationOf(design)), measureCover(specificationOf(next))));
  },
);

function brokenRule(design: Design): SpecificationFault | null {
  const checked = checkSpecification(specificationOf(design));
  return checked.ok ? null : checked.fault;
}
