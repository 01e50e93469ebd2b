import { listFonts } from '@coverwright/contracts/calls/fonts.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { callApi } from '../api/call-api.ts';

/** Reads a brought font. Its address goes stale with time: then a fresh one is asked for. @throws Error when neither gives it. */
export async function fetchOwnFont({ family, assetId, urls }: UserFont): Promise<ArrayBuffer> {
  const kept = await fetch(urls.full);
  if (kept.ok) return kept.arrayBuffer();
  const answer = await callApi(listFonts, {});
  const fresh = answer.ok ? answer.value.fonts.find((font) => font.assetId === assetId) : undefined;
  const again = fresh && (await fetch(fresh.urls.full));
  if (!again?.ok) throw new Error(`The font ${family} could not be loaded`);
  return again.arrayBuffer();
}
