/** The declared names and the texts of a source file, without its comments. */
export interface NamesAndTexts {
  /** Functions, constants, classes and types that the file declares. */
  readonly names: readonly string[];
  /** Functions among them, however they are declared. */
  readonly functions: readonly string[];
  /** Strings and texts between tags with more than one word, which people may read. */
  readonly texts: readonly string[];
}

const TOKEN = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const DECLARED = /\b(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/g;
const FUNCTION = /\bfunction\*?\s+(\w+)|\bconst\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*(?::[^=\n]+)?=>/g;
const BETWEEN_TAGS = />([^<>{}]*[A-Za-z][^<>{}]*)</g;

/** Reads names and texts by patterns rather than a parser: an occasional mistake is harmless, because no rule depends on a single line. */
export function readNames(source: string): NamesAndTexts {
  const strings: string[] = [];
  const code = source.replace(TOKEN, (token) => {
    if (token.startsWith('/')) return ' ';
    strings.push(token.slice(1, -1));
    return "''";
  });
  const between = [...code.matchAll(BETWEEN_TAGS)].map(([, text = '']) => text);
  return {
    names: [...code.matchAll(DECLARED)].map(([, name = '']) => name),
    functions: [...code.matchAll(FUNCTION)].map(([, declared, assigned]) => declared ?? assigned ?? ''),
    texts: [...strings, ...between].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.includes(' ')),
  };
}

/** Returns the words of an identifier in lower case: `openSandboxCheckout` becomes open, sandbox, checkout. */
export function wordsOfName(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
