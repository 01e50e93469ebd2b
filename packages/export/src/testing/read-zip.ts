import { unzipSync } from 'fflate';

/** The files of a ZIP by their names, in its order. @throws for what is none */
export function readZip(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  return unzipSync(bytes);
}
