import { specificationOf } from '../../design/specification-of.ts';
import { checkSpecification } from '../../geometry/check-specification.ts';
import type { Check } from '../check.ts';

/** The platform must print this trim, paper and page count at all. */
export const pageLimits: Check = ({ design }) => {
  const checked = checkSpecification(specificationOf(design));
  return checked.ok ? [] : [{ severity: 'error', message: `${checked.fault.message}.`, element: null }];
};
