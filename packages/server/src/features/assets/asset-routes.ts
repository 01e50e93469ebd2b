import {
  getSignedAssetUrls,
  getUploadUrl,
  listUploads,
  refreshSignedAssets,
  removeUpload,
  restoreUpload,
  saveAsset,
} from '@coverwright/contracts/calls/assets.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { groupAddress } from '../../http/address-group.ts';
import { UPLOAD_BYTES } from '../../http/limit-body.ts';
import { type AssetTools, createAsset, createUpload, refreshAssets } from './create-asset.ts';
import { listOwnUploads, setRemoved } from './list-uploads.ts';

/** Adds the calls for assets and for the list of a user's uploads. */
export function addAssetRoutes(app: App, tools: AssetTools): void {
  handleCall(app, getUploadUrl, async ({ query, makeOwner }) =>
    succeed({ ...(await createUpload(tools, makeOwner(), query.extension)), maxBytes: UPLOAD_BYTES }),
  );
  handleCall(app, saveAsset, ({ body, ownerId, visit }) =>
    createAsset(tools, ownerId, { ...body.params, from: groupAddress(visit.address) }),
  );
  handleCall(app, listUploads, ({ query, ownerId }) => listOwnUploads(tools, ownerId, query.cursor));
  handleCall(app, removeUpload, ({ params, ownerId }) => setRemoved(tools, ownerId, params.id, true));
  handleCall(app, restoreUpload, ({ params, ownerId }) => setRemoved(tools, ownerId, params.id, false));
  handleCall(app, getSignedAssetUrls, async ({ query, ownerId }) => {
    const [asset] = await refreshAssets(tools, ownerId, [query.assetId]);
    return asset ? succeed(asset) : refuse({ code: 'assetNotFound' });
  });
  handleCall(app, refreshSignedAssets, async ({ body, ownerId }) => {
    const assets = await refreshAssets(tools, ownerId, Object.values(body).flat());
    const byId = new Map(assets.map((asset) => [asset._id, asset]));
    return succeed(Object.fromEntries(Object.entries(body).map(([list, ids]) => [list, ids.flatMap((id) => byId.get(id) ?? [])])));
  });
}
