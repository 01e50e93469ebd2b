import { fontFileAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';

/** Loads a font that its author uploaded. @throws Error if it cannot be loaded */
export async function fetchOwnFont({ family, assetId }: UserFont): Promise<ArrayBuffer> {
  const response = await fetch(fontFileAddress(assetId));
  if (!response.ok) throw new Error(`The font ${family} could not be loaded`);
  return response.arrayBuffer();
}
