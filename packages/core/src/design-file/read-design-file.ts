import { type Designs, parseDesigns } from '../design/item.ts';
import type { FormatId } from '../formats/format.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { renamedAssets } from './renamed-assets.ts';
import { MANIFEST_NAME, type Manifest, manifestSchema } from './manifest.ts';
import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { designFileMessages } from './messages.ts';

const say = createTranslator(designFileMessages, DEFAULT_LOCALE);

/** A `.coverwright` file, opened. */
export interface DesignFile {
  readonly designs: Designs;
  readonly master: FormatId;
  /** The entries are keyed by asset id. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** The largest file, bytes: a larger one is an attack on memory, because the pictures of a wrap take a third of it. */
const MOST_BYTES = 300_000_000;

/** Reads a title from one file. Refused with a sentence if the file is not a design file. */
export function readDesignFile(bytes: Uint8Array): Result<DesignFile, string> {
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return unpacked;
  const files = unpacked.value;
  const manifest = manifestOf(files);
  if (!manifest) return refuse(say('noManifest', { manifest: MANIFEST_NAME }));
  const documents = Object.fromEntries(Object.entries(manifest.designs).map(([format, name]) => [format, parsedJson(files[name])]));
  const designs = parseDesigns(documents);
  if (!designs.ok) return refuse(designs.fault.message);
  if (!designs.value[manifest.master]) return refuse(say('noMaster', { format: manifest.master }));
  const lost = manifest.assets.find(({ file }) => !files[file]);
  if (lost) return refuse(say('lacksFile', { file: lost.file }));
  const renamed = renamedAssets(documents, designs.value);
  const assets = new Map(
    manifest.assets.flatMap(({ assetId, file }) => (files[file] ? [[renamed.get(assetId) ?? assetId, files[file]] as const] : [])),
  );
  return succeed({ designs: designs.value, master: manifest.master, assets });
}

/** Unpacks an archive. The announced sizes are added up before anything is unpacked, and nothing is unpacked beyond them. */
function unpack(bytes: Uint8Array): Result<Record<string, Uint8Array>, string> {
  let total = 0;
  const count = ({ originalSize }: UnzipFileInfo) => {
    total += originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: count });
    return total > MOST_BYTES ? refuse(say('tooLarge')) : succeed(unzipSync(bytes));
  } catch {
    return refuse(say('notADesignFile'));
  }
}

function manifestOf(files: Record<string, Uint8Array>): Manifest | null {
  const parsed = manifestSchema.safeParse(parsedJson(files[MANIFEST_NAME]));
  return parsed.success ? parsed.data : null;
}

function parsedJson(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(strFromU8(bytes));
  } catch {
    return null;
  }
}
