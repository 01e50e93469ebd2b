import { getSignedAssetUrls, getUploadUrl, refreshSignedAssets, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import { UPLOAD_BYTES } from '../../http/limit-body.ts';
import { type AssetTools, keepAsset, offerUpload, refreshAssets } from './keep-asset.ts';

/** The spec's asset calls. */
export function addAssetRoutes(app: App, tools: AssetTools): void {
  answerCall(app, getUploadUrl, async ({ query, makeOwner }) =>
    succeed({ ...offerUpload(tools, makeOwner(), query.extension), maxBytes: UPLOAD_BYTES }),
  );
  answerCall(app, saveAsset, ({ body, ownerId }) => keepAsset(tools, ownerId, body.params.location));
  answerCall(app, getSignedAssetUrls, async ({ query, ownerId }) => {
    const [asset] = await refreshAssets(tools, ownerId, [query.assetId]);
    return asset ? succeed(asset) : refuse({ code: 'assetNotFound' });
  });
  answerCall(app, refreshSignedAssets, async ({ body, ownerId }) => {
    const assets = await refreshAssets(tools, ownerId, Object.values(body).flat());
    const byId = new Map(assets.map((asset) => [asset._id, asset]));
    return succeed(Object.fromEntries(Object.entries(body).map(([list, ids]) => [list, ids.flatMap((id) => byId.get(id) ?? [])])));
  });
}
