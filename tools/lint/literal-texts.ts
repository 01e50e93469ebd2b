/** Attributes that people read or hear. */
const READ_ATTRIBUTES =
  /^(label|title|placeholder|description|alt|heading|lead|submitLabel|done|hint|caption|summary|aria-(label|description|roledescription|valuetext))$/;

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Returns what the JSX of a file says by itself, rather than from a message catalogue: every text with two letters in a row. */
export function literalTexts(program: unknown): readonly string[] {
  const found: string[] = [];
  const add = (text: unknown) => {
    const words = String(text).replace(/\s+/g, ' ').trim();
    if (/[A-Za-z]{2}/.test(words.replace(/&\w+;/g, ''))) found.push(words);
  };
  /** Strings that an expression may come to. */
  const readExpression = (node: unknown) => {
    if (!isNode(node)) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') add(node['value']);
    if (node.type === 'TemplateLiteral') for (const quasi of listOf(node['quasis'])) add((quasi['value'] as { cooked: string }).cooked);
    if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression')
      for (const side of ['consequent', 'alternate', 'right']) readExpression(node[side]);
  };
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node)) return;
    if (node.type === 'JSXText') add(node['value']);
    if (node.type === 'JSXAttribute') {
      const { name } = node['name'] as { name: string };
      const value = node['value'];
      if (READ_ATTRIBUTES.test(name)) readExpression(isContainer(value) ? value['expression'] : value);
      return visit(isContainer(value) ? value['expression'] : null);
    }
    if (isContainer(node)) readExpression(node['expression']);
    for (const [key, child] of Object.entries(node)) if (key !== 'type' && typeof child === 'object') visit(child);
  };
  visit(program);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isContainer(value: unknown): value is Node {
  return isNode(value) && value.type === 'JSXExpressionContainer';
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
