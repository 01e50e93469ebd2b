import { describe, expect, test } from 'vitest';
import { isJoined, isSmallInScript, kindsInScript } from './joined-words.ts';

const each = (words: string) => words.split(' ');

describe('a Hebrew or Arabic word', () => {
  test.each(each('ואש והציפור ובלילה בחצר בירושלים לאבא לשחות שמצאו שעל שהלכה כשהגשם ושמש والحرب وشمس بالليل للمدينة كالنار بقلب'))(
    '[B21] %s has a conjunction or preposition joined to it',
    (word) => expect(isJoined(word)).toBe(true),
  );

  test.each(each('ורד ורדים וילה בית בת בוקר לב לילה לחם שלג שיר שמש מלך מגדל כתר הרימון وردة وطن باب بحر ليل كتاب فراشة القمر'))(
    '[B21] %s stands alone',
    (word) => expect(isJoined(word)).toBe(false),
  );

  test('[B21] is small where it only joins others', () => {
    for (const word of each('של על את אשר في من التي إلى')) expect(isSmallInScript(word)).toBe(true);
    for (const word of each('כתר בית قمر of')) expect(isSmallInScript(word)).toBe(false);
  });

  test('[B21] belongs to the word before it if it has an article', () => {
    expect(kindsInScript(each('עץ הרימון בחצר של סבתא'))).toEqual(['unknown', 'defined', 'joined', 'preposition', 'unknown']);
    expect(kindsInScript(each('القمر والبحر'))).toEqual(['defined', 'joined']);
    expect(kindsInScript(each('הרים הרי הרפתקאות'))).toEqual(['unknown', 'unknown', 'unknown']);
  });
});
