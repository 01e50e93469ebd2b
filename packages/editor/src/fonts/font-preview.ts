import { fontFileAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { findFamily } from '@coverwright/render/fonts/catalogue.ts';
import { fontAddress } from '@coverwright/render/fonts/fetch-font.ts';
import { ownFaceId } from '@coverwright/render/fonts/own-faces.ts';
import { resolveFace } from '@coverwright/render/fonts/resolve-face.ts';

const asked = new Set<string>();

/**
 * Makes a catalog family available to CSS. Only the picker's list uses the browser's text rendering; covers never do.
 * @returns the CSS family name; the face appears once it has loaded
 */
export function previewFamily(family: string): string {
  const { face } = resolveFace({ family, bold: false, italic: false });
  const file = findFamily(family).faces.find(({ id }) => id === face);
  return fetchPreview(face, file ? fontAddress(file) : null);
}

/** Makes a font that the author uploaded available to CSS. */
export function previewOwnFont(font: UserFont): string {
  return fetchPreview(ownFaceId(font), fontFileAddress(font.assetId));
}

function fetchPreview(face: string, address: string | null): string {
  const name = `cover ${face}`;
  if (address !== null && !asked.has(name)) {
    asked.add(name);
    const font = new FontFace(name, `url("${address}")`);
    document.fonts.add(font);
    font.load().catch(() => {
      document.fonts.delete(font);
      asked.delete(name);
    });
  }
  return `"${name}"`;
}
