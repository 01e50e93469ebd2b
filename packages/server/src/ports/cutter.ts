/** Cuts subjects out of pictures. The result is a PNG with the picture's aspect ratio and a transparent background. */
export interface Cutter {
  /**
   * Finds and cuts out the subject. Returns null if nothing stands out from its background clearly enough.
   * @throws {CutterBusy} if too many orders are waiting; another error if it fails
   */
  cut(picture: Uint8Array): Promise<Uint8Array | null>;
  /** Cuts out along a painted mask: a grayscale picture with the same aspect ratio, white where the picture stays. */
  cutAlong(picture: Uint8Array, mask: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Thrown if too many pictures are waiting. */
export class CutterBusy extends Error {
  override readonly name = 'CutterBusy';
}
