import { isNode, readTexts } from './literal-texts.ts';

/** Object properties whose strings people read. */
const READ_PROPERTIES =
  /^(message|detail|label|title|heading|subtitle|lead|text|description|placeholder|caption|hint|advice|sentence|verdict|finding|reason)$/;
/** Functions whose string arguments people read: errors of the command line, and refusals with a sentence. */
const READ_CALLS = /^(CommandLineFault|RestoreFault|refuse|fail|uploadFault|onFault)$/;
/** A sentence, or a single capitalized word. Keys of catalogues, ids and addresses are neither. */
const WORDS = /[\p{L}’]{2,} [\p{L}“‘(]|^[“‘]?\p{Lu}\p{Ll}{2,}[.!?…]?$/u;

/** Returns texts for people that code outside JSX contains itself, in properties such as `message` and in refusals. */
export function inlineTexts(program: unknown): readonly string[] {
  const found: string[] = [];
  const read = (value: unknown) => found.push(...readTexts(value).filter((text) => WORDS.test(text)));
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node)) return;
    if (node.type === 'Property' && READ_PROPERTIES.test(nameOf(node['key']))) read(node['value']);
    if ((node.type === 'CallExpression' || node.type === 'NewExpression') && READ_CALLS.test(nameOf(node['callee']))) {
      for (const argument of node['arguments'] as readonly unknown[]) read(argument);
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'type' && typeof child === 'object') visit(child);
  };
  visit(program);
  return found;
}

/** Returns true if code reads a text of a catalog directly, which is English in every language: `homeMessages.texts.title`. */
export function readsCatalogueDirectly(source: string): boolean {
  return /\b\w+Messages\.texts\b(?!\))/.test(source);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' ? name : '';
}
