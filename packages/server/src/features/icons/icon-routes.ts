import { searchIcons as searchIconsCall } from '@coverwright/contracts/calls/icons.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import type { IconSet } from './icon-set.ts';
import { searchIcons } from './search-icons.ts';

export function addIconRoutes(app: App, readSets: () => Promise<readonly IconSet[]>): void {
  handleCall(app, searchIconsCall, async ({ query }) => succeed(searchIcons(await readSets(), query)));
}
