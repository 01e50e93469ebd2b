import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { CommandLineFault } from './fault.ts';

/** Checks that a book can be printed. @throws CommandLineFault with the limit that the book breaks. */
export function requirePrintable(design: Design): void {
  const checked = checkSpecification(specificationOf(design));
  if (!checked.ok) throw new CommandLineFault(checked.fault.message);
}
