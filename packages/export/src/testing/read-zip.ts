import { unzipSync } from 'fflate';

/** Returns the files of a ZIP by name, in its order. @throws if it is not a ZIP */
export function readZip(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  return unzipSync(bytes);
}
