import { getCutoutCredits, removeImageBackground, saveCutout } from '@coverwright/contracts/calls/cutouts.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { creditsRemaining } from './credit-repository.ts';
import { type CutoutTools, cutByHand, removeBackground } from './remove-background.ts';

export function addCutoutRoutes(app: App, tools: CutoutTools): void {
  handleCall(app, removeImageBackground, ({ body, makeOwner }) => removeBackground(tools, makeOwner(), body));
  handleCall(app, saveCutout, ({ body, ownerId }) => cutByHand(tools, ownerId, body.params));
  handleCall(app, getCutoutCredits, async ({ ownerId }) =>
    succeed({ creditsRemaining: await creditsRemaining(tools.db, ownerId, tools.freeCutouts) }),
  );
}
