import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { CommandLineFault } from './fault.ts';

/** @throws CommandLineFault with the limit that a book breaks: its printer does not make it, so it has no print file */
export function requirePrintable(design: Design): void {
  const checked = checkSpecification(specificationOf(design));
  if (!checked.ok) throw new CommandLineFault(checked.fault.message);
}
