import { fillInParts } from './fill-in.ts';

/** The texts of one feature by key, in English, and the function that fills in the values. */
export interface MessageCatalogue<Texts extends MessageTexts = MessageTexts> {
  /** Names the catalogue for its translations. */
  readonly feature: string;
  readonly texts: Texts;
  readonly format: MessageFormat;
}

export type MessageTexts = Readonly<Record<string, string>>;

/** A value of a text. Plural messages set numbers and dates by the locale. */
export type MessageValue = string | number | Date;

/**
 * Sets a text in a locale. A value may be an element, such as a component in bold: the text then comes in parts.
 * @throws for a value that is missing
 */
export type MessageFormat = <Element>(
  text: string,
  locale: string,
  values: Readonly<Record<string, MessageValue | Element>>,
) => readonly (MessageValue | Element)[];

/**
 * The names of a text's values: what follows a brace, up to the next brace or comma. The wording of a plural's case has a space or a `#` in
 * it, and is none; a test reads every catalogue with the real parser and compares.
 */
type ValueNames<Text extends string> = Text extends `${string}{${infer Rest}` ? NameAt<Rest> | ValueNames<Rest> : never;
type NameAt<Text extends string> = Text extends `${infer Name}}${string}` ? OneName<BeforeComma<Name>> : never;
type BeforeComma<Text extends string> = Text extends `${infer Name},${string}` ? Name : Text;
type OneName<Name extends string> = Name extends `${string}${' ' | '#' | '{'}${string}` | '' ? never : Name;

/** The values that a text needs: an object for a text with values, nothing for one without. */
export type ValuesOf<Text extends string, Value = MessageValue> = [ValueNames<Text>] extends [never]
  ? []
  : [values: Readonly<Record<ValueNames<Text>, Value>>];

/**
 * Declares the texts of a feature. A text names a value in braces; texts with plurals, choices or formatted numbers and dates are declared
 * by `definePluralMessages`, which costs a page 10 KB more.
 */
export function defineMessages<const Texts extends MessageTexts>(feature: string, texts: Texts): MessageCatalogue<Texts> {
  return { feature, texts, format: fillInParts };
}
