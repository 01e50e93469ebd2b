import { crc32, inflateRawSync } from 'node:zlib';

/** An entry in the central directory of an archive, decompressed by Node's own zlib. */
export interface ZipEntry {
  readonly name: string;
  /** The size in bytes and the checksum, by the directory. */
  readonly size: number;
  readonly checksum: number;
  readonly unpacked: Buffer;
}

const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;

/** Reads a ZIP by its central directory (APPNOTE 4.3.12), without the library that wrote it. @throws for an archive that is truncated. */
export function listZipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('The archive has no end');
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = zip.readUInt16LE(end + 10); index > 0; index -= 1) {
    const [packedSize, size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + packedSize);
    const unpacked = zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed;
    entries.push({ name: zip.toString('utf8', at + 46, at + 46 + nameLength), size, checksum: zip.readUInt32LE(at + 16), unpacked });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** Returns the names of entries whose data does not match the directory. */
export function damagedEntries(bytes: Uint8Array): readonly string[] {
  return listZipEntries(bytes)
    .filter(({ size, checksum, unpacked }) => unpacked.length !== size || crc32(unpacked) !== checksum)
    .map(({ name }) => name);
}
