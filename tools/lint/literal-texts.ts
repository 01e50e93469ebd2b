/** Attributes that people read, or that screen readers announce. */
const READ_ATTRIBUTES =
  /^(label|title|placeholder|description|alt|heading|lead|subtitle|submitLabel|done|hint|message|caption|summary|aria-(label|description|roledescription|valuetext))$/;

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Returns the texts in a file's JSX that do not come from a message catalog: every text with two consecutive letters. */
export function literalTexts(program: unknown): readonly string[] {
  const found: string[] = [];
  const readExpression = (node: unknown) => found.push(...readTexts(node));
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node)) return;
    if (node.type === 'JSXText') found.push(...wordsOf(node['value']));
    if (node.type === 'JSXAttribute') {
      const { name } = node['name'] as { name: string };
      const value = node['value'];
      const content = isContainer(value) ? value['expression'] : value;
      if (READ_ATTRIBUTES.test(name)) readExpression(content);
      // A name is mostly an id; one with a space in it is read.
      if (name === 'name') found.push(...readTexts(content).filter((text) => text.includes(' ')));
      return visit(isContainer(value) ? value['expression'] : null);
    }
    if (isContainer(node)) readExpression(node['expression']);
    for (const [key, child] of Object.entries(node)) if (key !== 'type' && typeof child === 'object') visit(child);
  };
  visit(program);
  return found;
}

/** The parts of a conditional or binary expression from which its value comes, without the condition. */
const SIDES = ['consequent', 'alternate', 'right'];

/** Returns the possible texts of an expression: a literal, the fixed parts of a template, and each branch of a conditional. */
export function readTexts(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? wordsOf(node['value']) : [];
  if (node.type === 'TemplateLiteral')
    return listOf(node['quasis']).flatMap((quasi) => wordsOf((quasi['value'] as { cooked: string }).cooked));
  if (
    node.type === 'ConditionalExpression' ||
    node.type === 'LogicalExpression' ||
    (node.type === 'BinaryExpression' && node['operator'] === '+')
  )
    return [...(node.type === 'BinaryExpression' ? readTexts(node['left']) : []), ...SIDES.flatMap((side) => readTexts(node[side]))];
  return [];
}

/** Returns the text on a single line if it has two consecutive letters. */
function wordsOf(text: unknown): readonly string[] {
  const words = String(text).replace(/\s+/g, ' ').trim();
  return /[A-Za-z]{2}/.test(words.replace(/&\w+;/g, '')) ? [words] : [];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isContainer(value: unknown): value is Node {
  return isNode(value) && value.type === 'JSXExpressionContainer';
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
