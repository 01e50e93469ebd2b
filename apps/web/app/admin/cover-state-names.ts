import type { AdminCover } from '@coverwright/contracts/calls/admin-site.ts';

/** What the administration calls the states of covers. */
export const COVER_STATE_NAMES: Readonly<Record<AdminCover['state'], string>> = {
  draft: 'Draft',
  completed: 'Completed',
  revision: 'Revision',
};
