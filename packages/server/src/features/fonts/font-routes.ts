import { listFonts, saveFont } from '@coverwright/contracts/calls/fonts.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import { groupAddress } from '../../http/address-group.ts';
import type { AssetTools } from '../assets/create-asset.ts';
import { createFont, listOwnFonts } from './create-font.ts';

export function addFontRoutes(app: App, tools: AssetTools): void {
  answerCall(app, saveFont, ({ body, ownerId, visit }) =>
    createFont(tools, ownerId, { ...body.params, from: groupAddress(visit.address) }),
  );
  answerCall(app, listFonts, async ({ ownerId }) => succeed({ fonts: await listOwnFonts(tools, ownerId) }));
}
