import { specificationOf } from '../../design/specification-of.ts';
import { checkSpecification } from '../../geometry/check-specification.ts';
import { bindingOf } from '../../geometry/measure-cover.ts';
import type { Concern } from '../check.ts';
import type { SpecificationCheck } from '../specification-check.ts';
import { say } from '../say.ts';
import { sayPlatform } from '../../platforms/say-platform.ts';

/** Reports a book with too few or too many pages for its binding, trim and paper. */
export const pageLimits: SpecificationCheck = (design): readonly Concern[] => {
  const specification = specificationOf(design);
  const checked = checkSpecification(specification);
  if (checked.ok || checked.fault.field !== 'extent') return [];
  // The page count is given, so the fix can only change the paper.
  const papers = bindingOf(specification)?.papers ?? [];
  const other = papers.find(({ id }) => checkSpecification({ ...specification, paper: id }).ok);
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
