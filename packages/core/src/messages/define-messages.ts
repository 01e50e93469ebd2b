import { fillInParts } from './fill-in.ts';

/** The texts of a feature by key, in English, and the function that fills in the values. */
export interface MessageCatalogue<Texts extends MessageTexts = MessageTexts> {
  /** The name of the catalogue, under which translations are stored. */
  readonly feature: string;
  readonly texts: Texts;
  readonly format: MessageFormat;
}

export type MessageTexts = Readonly<Record<string, string>>;

/** A value in a text. Plural messages format numbers and dates for the locale. */
export type MessageValue = string | number | Date;

/**
 * Fills in the values of a text in a locale. A value may be an element, such as a component in bold; the text is therefore returned in
 * parts.
 * @throws for a missing value
 */
export type MessageFormat = <Element>(
  text: string,
  locale: string,
  values: Readonly<Record<string, MessageValue | Element>>,
) => readonly (MessageValue | Element)[];

/**
 * The names of a text's values: what follows a brace, up to the next brace or comma. The wording of a plural's case contains a space or a
 * `#` and is not a name; a test compares every catalogue with the real parser.
 */
type ValueNames<Text extends string> = Text extends `${string}{${infer Rest}` ? NameAt<Rest> | ValueNames<Rest> : never;
type NameAt<Text extends string> = Text extends `${infer Name}}${string}` ? OneName<BeforeComma<Name>> : never;
type BeforeComma<Text extends string> = Text extends `${infer Name},${string}` ? Name : Text;
type OneName<Name extends string> = Name extends `${string}${' ' | '#' | '{'}${string}` | '' ? never : Name;

/** The values that a text needs: an object for a text with values, nothing for a text without. */
export type ValuesOf<Text extends string, Value = MessageValue> = [ValueNames<Text>] extends [never]
  ? []
  : [values: Readonly<Record<ValueNames<Text>, Value>>];

/**
 * Declares the texts of a feature. A text names its values in braces. Texts with plurals, choices or formatted numbers and dates are
 * declared by `definePluralMessages`, which adds 10 KB to a page.
 */
export function defineMessages<const Texts extends MessageTexts>(feature: string, texts: Texts): MessageCatalogue<Texts> {
  return { feature, texts, format: fillInParts };
}
