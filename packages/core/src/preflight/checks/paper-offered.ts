import { specificationOf } from '../../design/specification-of.ts';
import { checkSpecification } from '../../geometry/check-specification.ts';
import { bindingOf } from '../../geometry/measure-cover.ts';
import type { SpecificationCheck } from '../specification-check.ts';
import { say } from '../say.ts';
import { sayPlatform } from '../../platforms/say-platform.ts';

/** Reports a paper that the printer does not offer for this binding and trim. */
export const paperOffered: SpecificationCheck = (design) => {
  const specification = specificationOf(design);
  const checked = checkSpecification(specification);
  if (checked.ok || checked.fault.field !== 'paper') return [];
  const other = bindingOf(specification)?.papers.find(({ id }) => checkSpecification({ ...specification, paper: id }).ok);
  return [
    {
      severity: 'error',
      message: `${checked.fault.message}.`,
      element: null,
      fix: other
        ? { label: say('use', { what: sayPlatform(other.id) }), command: { name: 'change-specification', paper: other.id } }
        : null,
    },
  ];
};
