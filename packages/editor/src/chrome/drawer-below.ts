/** Says where the drawer is a sheet from below. Screen pixels. */
export const DRAWER_BELOW = 960;
