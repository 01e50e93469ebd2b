import { searchIcons as searchIconsCall } from '@coverwright/contracts/calls/icons.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import type { IconSet } from './icon-set.ts';
import { searchIcons } from './search-icons.ts';

export function addIconRoutes(app: App, readSets: () => Promise<readonly IconSet[]>): void {
  answerCall(app, searchIconsCall, async ({ query }) => succeed(searchIcons(await readSets(), query)));
}
