/**
 * The tones of a silhouette's parts: `ink` is the body, `shade` the body's far side, `mark` the accent, `cut` the ground, for holes, `line`
 * what is dark in every color, and `gloss` a reflection.
 */
export const HERO_TONES = ['ink', 'shade', 'mark', 'cut', 'line', 'gloss'] as const;
export type HeroTone = (typeof HERO_TONES)[number];

/**
 * Parts of a drawing, undermost first, each `tone kind numbers`, in a square from -100 to 100 with y down. The kinds:
 * `s` a smooth outline through points and `p` one of straight lines; `*` after a point makes it a corner.
 * `m` and `h` are the same of a right half, from top to bottom, mirrored to the left. `S` and `P` draw an outline and its mirror image.
 * `o` an ellipse: middle, half width, half height; `O` with its mirror image. `c` a ring: width, middle, radius.
 * `l` a smooth line: width, points; `L` with its mirror image. `v` a ribbon of changing width: points, each with its width; `V` with its
 * mirror image.
 */
export type HeroPart = string;

export type HeroDrawings = Readonly<Record<string, readonly HeroPart[]>>;
