/** Describes what a source file declares and says, without its comments. */
export interface NamesAndTexts {
  /** Functions, constants, classes and types that the file declares. */
  readonly names: readonly string[];
  /** Functions among them, by whatever way they are written. */
  readonly functions: readonly string[];
  /** Strings and texts between tags that hold more than one word: what a person may read. */
  readonly texts: readonly string[];
}

const TOKEN = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const DECLARED = /\b(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/g;
const FUNCTION = /\bfunction\*?\s+(\w+)|\bconst\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*(?::[^=\n]+)?=>/g;
const BETWEEN_TAGS = />([^<>{}]*[A-Za-z][^<>{}]*)</g;

/** Reads by patterns rather than by a parser: a string that is taken for code costs one line, and no rule rests on one line. */
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

/** The words of an identifier in lower case: `openSandboxDesk` is open, sandbox, desk. */
export function wordsOfName(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
