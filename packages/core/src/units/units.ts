/**
 * The units of the trade. This is the only file that converts between them. A print pixel (`Px`) is 1/300 inch; a screen pixel is a pixel
 * of the camera, `sizeRatio` print pixels wide.
 */
export type Inches = number & { readonly unit: 'in' };
export type Millimetres = number & { readonly unit: 'mm' };
export type Px = number & { readonly unit: 'px@300' };
export type Points = number & { readonly unit: 'pt' };
export type ScreenPx = number & { readonly unit: 'screen px' };

export const PRINT_DPI = 300;
const MILLIMETRES_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;

export const inches = (value: number): Inches => value as Inches;
export const millimetres = (value: number): Millimetres => value as Millimetres;
export const px = (value: number): Px => value as Px;
export const points = (value: number): Points => value as Points;
export const screenPx = (value: number): ScreenPx => value as ScreenPx;

export const inchesToPx = (value: Inches): Px => px(value * PRINT_DPI);
export const pxToInches = (value: Px): Inches => inches(value / PRINT_DPI);
export const millimetresToInches = (value: Millimetres): Inches => inches(value / MILLIMETRES_PER_INCH);
export const inchesToMillimetres = (value: Inches): Millimetres => millimetres(value * MILLIMETRES_PER_INCH);
export const pointsToPx = (value: Points): Px => px((value / POINTS_PER_INCH) * PRINT_DPI);
export const pxToPoints = (value: Px): Points => points((value / PRINT_DPI) * POINTS_PER_INCH);
/** @param sizeRatio print pixels per screen pixel (4.3 desktop, 5.3 tablet, 7.3 mobile). */
export const screenPxToPx = (value: ScreenPx, sizeRatio: number): Px => px(value * sizeRatio);
export const pxToScreenPx = (value: Px, sizeRatio: number): ScreenPx => screenPx(value / sizeRatio);
