import { findFamily } from '@coverwright/render/fonts/catalogue.ts';
import { fontAddress } from '@coverwright/render/fonts/fetch-font.ts';
import { resolveFace } from '@coverwright/render/fonts/resolve-face.ts';

const asked = new Set<string>();

/**
 * Lets a family's name be shown in its own face. Only the picker's list uses the browser's text; covers never do.
 * @returns the CSS family name; the face comes when it has been fetched.
 */
export function previewFamily(family: string): string {
  const { face } = resolveFace({ family, bold: false, italic: false });
  const name = `cover ${face}`;
  const file = findFamily(family).family.faces.find(({ id }) => id === face);
  if (file && !asked.has(name)) {
    asked.add(name);
    const font = new FontFace(name, `url("${fontAddress(file)}")`);
    document.fonts.add(font);
    font.load().catch(() => {
      document.fonts.delete(font);
      asked.delete(name);
    });
  }
  return `"${name}"`;
}
