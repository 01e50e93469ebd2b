/** The window width below which the drawer is a sheet at the foot. Screen pixels. */
export const DRAWER_BELOW = 960;
