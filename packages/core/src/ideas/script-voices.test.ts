import { describe, expect, test } from 'vitest';
import type { Voice } from '../genres/genre.ts';
import { voiceOfScript } from './script-voices.ts';

const CONDENSED: Voice = { font: 'Anton', case: 'uppercase', letterSpacing: 5, lineSpacing: 1 };
const SERIF: Voice = { font: 'Gloock', case: 'none', letterSpacing: -5, lineSpacing: 1 };

describe('a title in a script that its face lacks', () => {
  test('[B21] is set bold in a display face of its script, sans for sans and serif for serif', () => {
    expect(voiceOfScript(CONDENSED, 'אור ראשון')).toMatchObject({ font: 'Open Sans', bold: true, case: 'none' });
    expect(voiceOfScript(SERIF, 'אור ראשון')).toMatchObject({ font: 'Frank Ruhl Libre', bold: true });
    expect(voiceOfScript(CONDENSED, 'الزيتون')).toMatchObject({ font: 'Cairo', bold: true });
    expect(voiceOfScript(SERIF, 'الزيتون')).toMatchObject({ font: 'Amiri', bold: true });
  });

  test('[B21] stays in the family’s own face in Latin, accents or not', () => {
    expect(voiceOfScript(CONDENSED, 'Élise Under Glass Skies')).toBeNull();
  });
});
