import { refreshSignedAssets } from '@coverwright/contracts/calls/assets.ts';
import type { History, Step } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { mapPictures } from '@coverwright/core/design/map-pictures.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { callApi } from '../api/call-api.ts';
import { logFault } from '../api/log-fault.ts';
import type { Histories } from './editor-state.ts';

/**
 * Uploads have signed addresses that go stale; every step gets new ones. Where they are not to be had, the old ones stay, and that is only logged.
 * @param onFresh told of each design and of the one that takes its place.
 */
export async function refreshPictures(
  histories: Histories,
  onFresh: (old: Design, fresh: Design) => void,
  signal: AbortSignal,
  log = logFault,
): Promise<Histories> {
  const entries = Object.entries(histories) as [FormatId, History][];
  const designs = entries.flatMap(([, { past, present, future }]) => [present, ...[...past, ...future].map(({ design }) => design)]);
  const uploads = new Set(
    designs.flatMap((design) => picturesOf(design).flatMap(({ type, assetId }) => (type === 'UPLOAD' ? [assetId] : []))),
  );
  if (uploads.size === 0) return histories;
  const answer = await callApi(refreshSignedAssets, { body: { uploads: [...uploads] } }, signal);
  if (!answer.ok) {
    // The old ones may still be good: what is not is said when it is painted.
    if (!signal.aborted) log(`Signed addresses could not be refreshed: ${answer.fault.message}`);
    return histories;
  }
  const urls = new Map(Object.values(answer.value).flatMap((assets) => assets.map((asset) => [asset.assetId, asset.urls] as const)));
  const fresh = (design: Design) => {
    const next = withAddresses(design, urls);
    onFresh(design, next);
    return next;
  };
  const step = ({ design, ...rest }: Step): Step => ({ ...rest, design: fresh(design) });
  return Object.fromEntries(
    entries.map(([format, { past, present, future }]) => [
      format,
      { past: past.map(step), present: fresh(present), future: future.map(step) },
    ]),
  );
}

function withAddresses(design: Design, urls: ReadonlyMap<string, DesignImage['urls']>): Design {
  return mapPictures(design, (image) => ({ ...image, urls: urls.get(image.assetId) ?? image.urls }));
}

/** Those that show, and those that were only chosen. */
function picturesOf(design: Design): readonly DesignImage[] {
  return [...shownPictures(design), ...design.selectedImages, ...design.selectedObjectImages];
}
