import { listFonts, saveFont } from '@coverwright/contracts/calls/fonts.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { groupAddress } from '../../http/address-group.ts';
import type { AssetTools } from '../assets/create-asset.ts';
import { createFont, listOwnFonts } from './create-font.ts';

export function addFontRoutes(app: App, tools: AssetTools): void {
  handleCall(app, saveFont, ({ body, ownerId, visit }) =>
    createFont(tools, ownerId, { ...body.params, from: groupAddress(visit.address) }),
  );
  handleCall(app, listFonts, async ({ ownerId }) => succeed({ fonts: await listOwnFonts(tools, ownerId) }));
}
