const ENDINGS: readonly (readonly [start: string, ending: string])[] = [
  ['\u00ff\u00d8', 'jpg'],
  ['\u0089PNG', 'png'],
  ['RIFF', 'webp'],
  ['OTTO', 'otf'],
  ['\u0000\u0001\u0000\u0000', 'ttf'],
  ['true', 'ttf'],
];

/** Creates a file with the extension of its content, which the first four bytes tell. */
export function namedFile(name: string, bytes: Uint8Array): File {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const ending = ENDINGS.find(([known]) => start.startsWith(known))?.[1];
  return new File([new Uint8Array(bytes)], ending ? `${name}.${ending}` : name);
}
