import type { EffectText } from './messages.ts';

/** A control for one property of an effect. `key` is the name of the number, colour or choice in the stored style. */
export type EffectControl =
  | {
      readonly kind: 'slider';
      readonly key: string;
      readonly label: EffectText;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly suffix: string;
    }
  | { readonly kind: 'colour'; readonly key: string; readonly label: EffectText }
  /** A slider for the alpha of a colour. */
  | { readonly kind: 'opacity'; readonly key: string; readonly label: EffectText }
  | { readonly kind: 'choice'; readonly key: string; readonly label: EffectText; readonly choices: readonly EffectChoice[] }
  /** A gradient of 2 to 8 colour stops. */
  | { readonly kind: 'stops'; readonly key: string; readonly label: EffectText }
  /** A horizontal and a vertical length, set as a distance and a direction. */
  | { readonly kind: 'offset'; readonly keyX: string; readonly keyY: string; readonly most: number }
  /** A number whose sign is a direction, such as the bend of an arc. */
  | { readonly kind: 'bend'; readonly key: string; readonly most: number };

export interface EffectChoice {
  readonly value: string;
  readonly label: EffectText;
}
