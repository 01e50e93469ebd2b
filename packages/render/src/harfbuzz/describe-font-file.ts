import { Blob, Face } from 'harfbuzzjs';

/** The description of a font file by its tables. */
export interface FontDescription {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** False if the font's embedding flag forbids embedding it in a file. */
  readonly mayBeEmbedded: boolean;
}

/** The ids in the name table: the typographic family if there is one, otherwise the plain family. */
const TYPOGRAPHIC_FAMILY = 16;
const FAMILY = 1;

/** The offsets into the OS/2 table, and its bits. Source: OpenType specification, OS/2. */
const FS_TYPE = 8;
const RESTRICTED_LICENCE = 0x0002;
const FS_SELECTION = 62;
const ITALIC = 1 << 0;
const BOLD = 1 << 5;

/** Reads a TrueType or OpenType file; null if it is neither. */
export function describeFontFile(bytes: Uint8Array): FontDescription | null {
  if (!isSfnt(bytes)) return null;
  const face = new Face(new Blob(bytes));
  if (face.collectUnicodes().length === 0) return null;
  const names = face.listNames();
  const named = (id: number) => {
    const entry =
      names.find(({ nameId, language }) => nameId === id && language.startsWith('en')) ?? names.find(({ nameId }) => nameId === id);
    return entry ? face.getName(entry.nameId, entry.language).trim() : '';
  };
  const family = named(TYPOGRAPHIC_FAMILY) || named(FAMILY);
  if (family === '') return null;
  const os2 = face.referenceTable('OS/2');
  const flags = (offset: number) => (os2 && os2.length >= offset + 2 ? ((os2[offset] ?? 0) << 8) | (os2[offset + 1] ?? 0) : 0);
  return {
    family: family.slice(0, 100),
    bold: (flags(FS_SELECTION) & BOLD) !== 0,
    italic: (flags(FS_SELECTION) & ITALIC) !== 0,
    mayBeEmbedded: (flags(FS_TYPE) & 0x000f) !== RESTRICTED_LICENCE,
  };
}

/** Returns true for TrueType, `OTTO` or Apple's `true`, and false for a collection or a web font. */
function isSfnt(bytes: Uint8Array): boolean {
  const tag = String.fromCharCode(...bytes.subarray(0, 4));
  return tag === '\u0000\u0001\u0000\u0000' || tag === 'OTTO' || tag === 'true';
}
