/** Takes subjects out of pictures. What comes back is a PNG of the picture's own proportions, its surroundings transparent. */
export interface Cutter {
  /** Finds the subject by itself. @throws {CutterBusy} when too many wait already; anything else when it cannot be done */
  cut(picture: Uint8Array): Promise<Uint8Array>;
  /** Cuts along a mask that somebody painted: a greyscale picture of the same proportions, white where the picture stays. */
  cutAlong(picture: Uint8Array, mask: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** More pictures wait than anyone would wait for. */
export class CutterBusy extends Error {
  override readonly name = 'CutterBusy';
}
