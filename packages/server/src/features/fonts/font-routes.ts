import { listFonts, saveFont } from '@coverwright/contracts/calls/fonts.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import type { AssetTools } from '../assets/keep-asset.ts';
import { keepFont, listOwnFonts } from './keep-font.ts';

export function addFontRoutes(app: App, tools: AssetTools): void {
  answerCall(app, saveFont, ({ body, ownerId }) => keepFont(tools, ownerId, body.params.location, body.params.licenceNote));
  answerCall(app, listFonts, async ({ ownerId }) => succeed({ fonts: await listOwnFonts(tools, ownerId) }));
}
