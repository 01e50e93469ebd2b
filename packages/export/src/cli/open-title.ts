import { readFile } from 'node:fs/promises';
import { readDesignFile } from '@coverwright/core/design-file/read-design-file.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type Designs, parseDesigns } from '@coverwright/core/design/item.ts';
import { FORMATS, FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import type { FontSources } from '@coverwright/render/fonts/load-design-fonts.ts';
import type { PictureReader } from '../raster/load-pictures.ts';
import { checkedFonts, checkedPictures } from './checked-files.ts';
import { readDesignFile as readDesignJson } from './design-file.ts';
import { CommandLineFault } from './fault.ts';
import { ownFontReader } from './own-font-reader.ts';
import { pictureReader } from './picture-reader.ts';
import { say } from './say.ts';

/** A title named on the command line: its designs, and the readers of their pictures and fonts. */
export interface OpenedTitle {
  readonly designs: Designs;
  readonly master: FormatId;
  readonly readPicture: PictureReader;
  readonly readOwnFont: NonNullable<FontSources['readOwnFont']>;
}

/**
 * Opens a single design (`design.json`), several (`{ "designs": { … } }`), or a `.coverwright` file. @throws CommandLineFault if it cannot
 * be read.
 */
export async function openTitle(path: string | undefined): Promise<OpenedTitle> {
  const opened = await openUnchecked(path);
  const file = path ?? '';
  return { ...opened, readPicture: checkedPictures(opened.readPicture, file), readOwnFont: checkedFonts(opened.readOwnFont, file) };
}

async function openUnchecked(path: string | undefined): Promise<OpenedTitle> {
  if (path === undefined) throw new CommandLineFault(say('nameDesign'));
  const bytes = await readFile(path).catch(() => {
    throw new CommandLineFault(say('noFile', { path }));
  });
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return fromDesignFile(bytes, path);
  const several = severalDesigns(bytes, path);
  if (several) return { ...several, ...beside(path) };
  const design = await readDesignJson(path);
  return { designs: { [design.format]: design }, master: design.format, ...beside(path) };
}

/** Opens a title and returns the design that its others are derived from. @throws CommandLineFault if it cannot be read. */
export async function openMaster(path: string | undefined): Promise<Omit<OpenedTitle, 'designs' | 'master'> & { readonly design: Design }> {
  const { designs, master, readPicture, readOwnFont } = await openTitle(path);
  const design = designs[master];
  if (!design) throw new CommandLineFault(say('holdsNoFormat', { path: path ?? '', format: master }));
  return { design, readPicture, readOwnFont };
}

function fromDesignFile(bytes: Uint8Array, path: string): OpenedTitle {
  const opened = readDesignFile(bytes);
  if (!opened.ok) throw new CommandLineFault(`${path}: ${opened.fault}`);
  const { designs, master, assets } = opened.value;
  const read = async (assetId: string) => {
    const asset = assets.get(assetId);
    if (!asset) throw new CommandLineFault(say('holdsNoAsset', { path, asset: assetId }));
    return asset;
  };
  return { designs, master, readPicture: read, readOwnFont: ({ assetId }) => read(assetId) };
}

/** Returns the designs of an API item, keyed by format. The first with a back is the master. */
function severalDesigns(bytes: Uint8Array, path: string): Pick<OpenedTitle, 'designs' | 'master'> | null {
  const document: unknown = tryJson(bytes);
  if (typeof document !== 'object' || document === null || !('designs' in document)) return null;
  const parsed = parseDesigns(document.designs);
  if (!parsed.ok) throw new CommandLineFault(`${path}: ${parsed.fault.message}`);
  const present = FORMAT_IDS.filter((format) => parsed.value[format]);
  const master = present.find((format) => FORMATS[format].designType === 'full') ?? present[0];
  if (!master) throw new CommandLineFault(say('holdsNoDesign', { path }));
  return { designs: parsed.value, master };
}

function tryJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function beside(path: string): Pick<OpenedTitle, 'readPicture' | 'readOwnFont'> {
  return { readPicture: pictureReader(path), readOwnFont: ownFontReader(path) };
}
