/** From this width on there is enough space for the drawer, the cover, the layers and the 3D view. Screen pixels. */
const WIDE_ENOUGH = 1800;

/** Returns true if the cover stays visible with both the list of layers and the 3D view open. */
export function hasRoomBesideBook(): boolean {
  return window.innerWidth >= WIDE_ENOUGH;
}
