import type { LayoutId, Voice } from '../genres/genre.ts';

const serif = (font: string, more: Partial<Voice> = {}): Voice => ({ font, case: 'none', letterSpacing: -5, lineSpacing: 1, ...more });
const condensed = (font: string, more: Partial<Voice> = {}): Voice => ({
  font,
  case: 'uppercase',
  letterSpacing: 10,
  lineSpacing: 1,
  ...more,
});

/** Faces that a layout family's title is drawn for. A family without an entry takes the genre's own pairs. */
export const VOICES_OF_LAYOUT: Readonly<Partial<Record<LayoutId, readonly Voice[]>>> = {
  bands: [serif('Gloock'), serif('Young Serif'), serif('Yeseva One'), serif('DM Serif Display')],
  'sun-rings': [serif('Young Serif'), serif('Gloock'), serif('Frank Ruhl Libre', { bold: true }), serif('Rozha One')],
  'window-type': [
    { font: 'Anton', case: 'uppercase', letterSpacing: 5, lineSpacing: 1 },
    { font: 'League Gothic', case: 'uppercase', letterSpacing: 5, lineSpacing: 1 },
    { font: 'Alfa Slab One', case: 'uppercase', letterSpacing: 0, lineSpacing: 1 },
  ],
  papercut: [condensed('League Gothic'), condensed('Bebas Neue'), condensed('Antonio', { bold: true })],
  pipes: [serif('Shrikhand'), serif('Rozha One'), serif('Gloock')],
};
