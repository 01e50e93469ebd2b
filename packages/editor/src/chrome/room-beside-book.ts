/** From here on drawer, cover, a list over the cover and the book in the hand are all wide enough to be looked at. Screen pixels. */
const WIDE_ENOUGH = 1800;

/** Returns true if a list over the cover leaves anything of it while the book stands beside it. */
export function hasRoomBesideBook(): boolean {
  return window.innerWidth >= WIDE_ENOUGH;
}
