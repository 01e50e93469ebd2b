import { defineMessages } from '../messages/define-messages.ts';

/** The names of the filters that every design can choose from. The keys are stored in designs. */
const PRESETS = {
  Mono: 'Mono',
  Noir: 'Noir',
  Silver: 'Silver',
  Sepia: 'Sepia',
  Night: 'Night',
  Ember: 'Ember',
  Verdigris: 'Verdigris',
  'Violet hour': 'Violet hour',
  'Teal and orange': 'Teal and orange',
  'Faded film': 'Faded film',
  Warm: 'Warm',
  Cool: 'Cool',
  'High contrast': 'High contrast',
  Matte: 'Matte',
  'Cross process': 'Cross process',
  Blush: 'Blush',
  'Old gold': 'Old gold',
  Dusk: 'Dusk',
  'Bleach bypass': 'Bleach bypass',
  Fog: 'Fog',
  Cyanotype: 'Cyanotype',
  'Rose gold': 'Rose gold',
  'Ink on cream': 'Ink on cream',
  'Deep sea': 'Deep sea',
  Autumn: 'Autumn',
  Moss: 'Moss',
  'Last light': 'Last light',
} as const;

/** The names of filters, those that layouts and color maps store among them. */
export const filterMessages = defineMessages('filters', { ...PRESETS, Palette: 'Palette', 'Color map': 'Color map' });

export type FilterPresetName = keyof typeof PRESETS;
