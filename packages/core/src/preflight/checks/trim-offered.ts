import { specificationOf } from '../../design/specification-of.ts';
import { checkSpecification } from '../../geometry/check-specification.ts';
import type { SpecificationCheck } from '../specification-check.ts';

/** Reports a trim that the printer does not offer at all. */
export const trimOffered: SpecificationCheck = (design) => {
  const checked = checkSpecification(specificationOf(design));
  if (checked.ok || checked.fault.field !== 'trim') return [];
  return [{ severity: 'error', message: `${checked.fault.message}.`, element: null }];
};
