import { z } from 'zod';
import { designSchema } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { FORMATS } from '../formats/format.ts';
import { checkSpecification } from '../geometry/check-specification.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import { refuse, succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { rewrap } from './rewrap.ts';

const { format, extent, paperType, measurements, readingDirection } = designSchema.shape;

/**
 * Trim, paper, pages, binding or reading direction: the whole cover is laid out again in one step, with the art fixed to its
 * boards. A book that the platform would not print is refused with the limit.
 */
export const changeSpecification = defineCommand(
  z.strictObject({
    name: z.literal('change-specification'),
    format: format.unwrap().optional(),
    trim: measurements.unwrap().shape.trimSize.optional(),
    paper: paperType.unwrap().shape.type.unwrap().optional(),
    extent: extent.unwrap().optional(),
    readingDirection: readingDirection.unwrap().optional(),
  }),
  (design, changes) => {
    const nextFormat = changes.format ?? design.format;
    const next = {
      ...design,
      format: nextFormat,
      designType: FORMATS[nextFormat].designType,
      measurements: changes.trim ? { trimSize: changes.trim } : design.measurements,
      paperType: changes.paper ? { type: changes.paper } : design.paperType,
      extent: changes.extent ?? design.extent,
      readingDirection: changes.readingDirection ?? design.readingDirection,
    };
    const checked = checkSpecification(specificationOf(next));
    if (!checked.ok) return refuse({ message: checked.fault.message });
    return succeed(rewrap(next, measureCover(specificationOf(design)), measureCover(checked.value)));
  },
);
