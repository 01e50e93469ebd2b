import { isRecord } from '../is-record.ts';
import type { Migration } from './migration.ts';

/**
 * Version 2 knew one printer, computed every spine, and forgot which format another was made out of. In version 3 the spine of a
 * printer's own template can be typed in, and a format may go on following another.
 */
export const typeTheSpine: Migration = {
  name: '0003-type-the-spine',
  to: 3,
  raise: (document) => {
    const spine = document['spine'];
    return { ...document, version: 3, follows: null, spine: isRecord(spine) ? { ...spine, typedWidth: null } : spine };
  },
};
