import type { Design } from '@coverwright/core/design/design.ts';
import { isAuthorsOwn } from '@coverwright/core/design/design-image.ts';
import type { IconArtwork } from '@coverwright/core/design/icon-artwork.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { findFamily } from '@coverwright/render/fonts/catalogue.ts';
import { ownFontsOf, picturesOf } from '../design-file/assets-of.ts';

/** An asset on a cover with its license. */
interface LedgerLine {
  readonly kind: 'picture' | 'icon' | 'font';
  readonly name: string;
  readonly maker: string;
  readonly licence: string;
  readonly source: string;
  readonly usedIn: string;
}

const HEAD = ['kind', 'name', 'maker', 'licence', 'source', 'used in'];

/** Returns the licenses of all pictures, icons and fonts on some covers, as CSV (RFC 4180). */
export function licenceLedger(designs: readonly Design[]): string {
  const rows = [...pictureLines(designs), ...iconLines(designs), ...fontLines(designs)].map(
    ({ kind, name, maker, licence, source, usedIn }) => [kind, name, maker, licence, source, usedIn],
  );
  return `${[HEAD, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function pictureLines(designs: readonly Design[]): readonly LedgerLine[] {
  return picturesOf(designs).map(({ assetId, type, photographerName, licence, profileLink }) => ({
    kind: 'picture',
    name: assetId,
    maker: photographerName ?? (isAuthorsOwn({ type }) ? 'the author' : ''),
    licence: licence ?? (isAuthorsOwn({ type }) ? 'the author’s own, or as the author knows' : 'not noted'),
    source: profileLink ?? type,
    usedIn: formatsWith(designs, (design) => picturesOf([design]).some((image) => image.assetId === assetId)),
  }));
}

function iconLines(designs: readonly Design[]): readonly LedgerLine[] {
  const icons = designs.flatMap((design) => iconsOf(design));
  const byId = new Map(icons.map((icon) => [idOf(icon), icon] as const));
  return [...byId].map(([id, { set, licence, credit }]) => ({
    kind: 'icon',
    name: id,
    maker: credit ?? '',
    licence,
    source: set,
    usedIn: formatsWith(designs, (design) => iconsOf(design).some((icon) => idOf(icon) === id)),
  }));
}

function iconsOf({ coverShapes }: Design): readonly IconArtwork[] {
  return coverShapes.flatMap(({ icon }) => icon ?? []);
}

function idOf({ set, name }: IconArtwork): string {
  return `${set}/${name}`;
}

function fontLines(designs: readonly Design[]): readonly LedgerLine[] {
  const own = new Map(ownFontsOf(designs).map((font) => [font.family.toLowerCase(), font]));
  const families = [...new Set(designs.flatMap(familiesOf))].sort();
  return families.map((name) => {
    const brought = own.get(name.toLowerCase());
    const usedIn = formatsWith(designs, (design) => familiesOf(design).includes(name));
    if (brought) return { kind: 'font', name, maker: '', licence: brought.licenceNote, source: 'brought by the author', usedIn };
    const family = findFamily(name);
    const shown = family.family === name ? name : `${family.family} (for ${name})`;
    return { kind: 'font', name: shown, maker: '', licence: family.licence, source: family.faces[0]?.npm ?? '', usedIn };
  });
}

function familiesOf(design: Design): readonly string[] {
  return [
    ...new Set(
      textsOfDesign(design)
        .filter(({ text }) => text.trim() !== '')
        .map(({ family }) => family),
    ),
  ];
}

function formatsWith(designs: readonly Design[], uses: (design: Design) => boolean): string {
  return designs
    .filter(uses)
    .map(({ format }) => format)
    .join(' ');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
