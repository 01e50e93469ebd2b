import type { EffectText } from './messages.ts';

/** One thing about an effect that the author can set. `key` names the number, colour or choice in its stored style. */
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
  /** The alpha of a colour, as a slider of its own. */
  | { readonly kind: 'opacity'; readonly key: string; readonly label: EffectText }
  | { readonly kind: 'choice'; readonly key: string; readonly label: EffectText; readonly choices: readonly EffectChoice[] }
  /** 2 to 8 colours, each at its place. */
  | { readonly kind: 'stops'; readonly key: string; readonly label: EffectText }
  /** Two lengths, across and down, that are set as a distance and a direction. */
  | { readonly kind: 'offset'; readonly keyX: string; readonly keyY: string; readonly most: number }
  /** A number whose sign is a direction. */
  | { readonly kind: 'bend'; readonly key: string; readonly most: number };

export interface EffectChoice {
  readonly value: string;
  readonly label: EffectText;
}
