import { describe, expect, test } from 'vitest';
import { HARD_CUT, phraseCuts, SOFT_CUT } from './phrase-cuts.ts';

/** Splits a title at its bars, and returns how badly each of them cuts a phrase. */
function cutsAt(marked: string): readonly number[] {
  const words = marked.replaceAll(' | ', ' ').split(' ');
  const cuts = phraseCuts(words);
  let count = 0;
  return marked
    .split(' | ')
    .slice(0, -1)
    .map((part) => {
      count += part.split(' ').length;
      return cuts[count - 1] ?? 0;
    });
}

describe('a phrase of a title', () => {
  test.each([
    'The Year the | River Froze',
    'The Woman in Seat | Nine Never Got Off the Plane',
    'The Widow of | Río Seco',
    'Walking From Lisbon to | Istanbul',
    'The Night Porter Who | Remembered Every Guest',
    'My | Mother Buried',
    'The Summer I | Fell in Love',
    'The Knitting Circle and | a Vicar',
    'The Seven | Husbands of Evelyn Hugo',
    'Twenty | Thousand | Leagues Under the Sea',
    'New | York After Dark',
    'Until the Old | Man Gets His Money',
    'The Bakery on Rue | Géraud',
    'Mr | Norrell',
    'The Doctor Wants to Marry | Me Before the Fall',
    'How You Take | Back Your Life',
    'The Very | Hungry Caterpillar',
    'Giants at Their Own | Game',
    'What the Gardener Buried and the Children Dug | Up Again',
    'La sombra del | viento',
    'Ein Sommer mit meiner | Großmutter',
    'A Rocket Out | of Cereal Boxes',
    'Le Tour du monde en | quatre-vingts jours',
    'Dark Matter | – A Novel',
    'Run Your Own Race Even | When the World Is Watching',
    'Why Good Teams Fall Apart Right | After Their First Win',
    'Before Anyone | Else Arrives',
    'לב של | אבן',
    'رجل من | حجر',
  ])('[B21] is not cut at %s', (marked) => {
    for (const cut of cutsAt(marked)) expect(cut).toBeGreaterThanOrEqual(HARD_CUT);
  });

  test.each([
    'What an Empty | Chair at the Table',
    'The Stolen | Teapot',
    'Do Not Open the Cellar | Door',
    'My Grandmother’s | Village',
    'A Good Girl’s | Guide to Murder',
    'The Knitting | Circle',
    'Willow | Creek',
    'Das Parfum der verlorenen | Träume',
    'Le Petit | Prince et la rose',
    'עץ | הרימון בחצר',
  ])('[B21] holds together at %s', (marked) => {
    for (const cut of cutsAt(marked)) expect(cut).toBeGreaterThanOrEqual(SOFT_CUT);
  });

  test.each([
    'The Summer | I Fell in Love | With the Boy | Who Fixed Bicycles',
    'Nine Ways | Small Companies | Beat Giants | at Their Own Game',
    'Nobody Leaves | the Docks | Until the Old Man | Gets His Money',
    'Three Horses | and a Bible Was All He Took | From the Ranch',
    'Guns, | Germs, | and Steel',
    'The Ember Crown: | Book One | of the Cinder Throne',
    'Crying | in the Rain',
    'When the Garden Sleeps | God Is Still at Work in You',
    'Somebody | in This Hotel | Knows Exactly | Where My Daughter Is Right Now',
    'La casa | de los espíritus | y otros cuentos',
    'Run Your Own Race | Even When the World Is Watching',
    'My Captain | Next Door',
    'עץ הרימון | בחצר | של סבתא',
  ])('[B21] ends where the next one begins: %s', (marked) => {
    for (const cut of cutsAt(marked)) expect(cut).toBeLessThan(SOFT_CUT);
  });

  test('[B21] is not told from an English word by a word of another language', () => {
    expect(cutsAt('A Scone to Die | For')[0]).toBeLessThan(SOFT_CUT);
    expect(cutsAt('Die | Frau, die in der Nacht verschwand')[0]).toBe(1);
  });
});
