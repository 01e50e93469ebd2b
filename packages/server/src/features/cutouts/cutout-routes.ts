import { getCutoutCredits, removeImageBackground, saveCutout } from '@coverwright/contracts/calls/cutouts.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import { creditsRemaining } from './credit-repository.ts';
import { type CutoutTools, cutByHand, removeBackground } from './remove-background.ts';

export function addCutoutRoutes(app: App, tools: CutoutTools): void {
  answerCall(app, removeImageBackground, ({ body, makeOwner }) => removeBackground(tools, makeOwner(), body));
  answerCall(app, saveCutout, ({ body, ownerId }) => cutByHand(tools, ownerId, body.params));
  answerCall(app, getCutoutCredits, async ({ ownerId }) =>
    succeed({ creditsRemaining: await creditsRemaining(tools.db, ownerId, tools.freeCutouts) }),
  );
}
