import { XmlElement } from '@rgrove/parse-xml';

/** The cost of rendering an SVG, counted before rendering. */
export interface DrawingCost {
  /** Number of drawn elements; one that is used twice counts twice. */
  readonly elements: number;
  /** Number of applied filter effects: a filter of three effects on ten elements counts thirty. */
  readonly effects: number;
}

/** Maximum nesting of references, far beyond what is accepted: counting stops there. */
const DEEPEST = 64;

/** Counts what an SVG would draw, following its references to symbols, patterns, masks, clip paths, markers and filters. */
export function measureDrawing(root: XmlElement): DrawingCost {
  const byId = new Map<string, XmlElement>();
  indexIds(root, byId);
  const isFiltered = readFilterRules(root);
  const known = new Map<XmlElement, DrawingCost>();
  const measure = (element: XmlElement, depth: number): DrawingCost => {
    const before = known.get(element);
    if (before) return before;
    if (depth > DEEPEST) return { elements: Number.POSITIVE_INFINITY, effects: Number.POSITIVE_INFINITY };
    // A circular reference draws nothing more.
    known.set(element, { elements: 0, effects: 0 });
    let elements = 1;
    let effects = isFiltered(element) ? effectsOf(element, byId) : 0;
    const parts = [...childrenOf(element), ...referencesOf(element, byId)];
    for (const part of parts) {
      const cost = measure(part, depth + 1);
      elements += cost.elements;
      effects += cost.effects;
    }
    const cost = { elements, effects };
    known.set(element, cost);
    return cost;
  };
  return measure(root, 0);
}

function childrenOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child instanceof XmlElement);
}

function indexIds(element: XmlElement, byId: Map<string, XmlElement>): void {
  const { id } = element.attributes;
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  for (const child of childrenOf(element)) indexIds(child, byId);
}

/** Returns the elements that an element refers to by `href` or `url(#…)`; filters are counted separately. */
function referencesOf(element: XmlElement, byId: ReadonlyMap<string, XmlElement>): XmlElement[] {
  const ids = Object.entries(element.attributes).flatMap(([name, value]) => {
    if (/(^|:)href$/.test(name)) return value.trim().replace(/^#/, '');
    return name === 'filter' ? [] : [...value.matchAll(/url\(\s*['"]?#([^'")]+)/g)].map(([, id = '']) => id);
  });
  return ids.flatMap((id) => byId.get(id) ?? []).filter(({ name }) => !name.endsWith('filter'));
}

/** Returns the number of effects of the element's filter; one if a style sheet names the filter. */
function effectsOf(element: XmlElement, byId: ReadonlyMap<string, XmlElement>): number {
  const named = /filter\s*:\s*url\(\s*['"]?#([^'")]+)/.exec(element.attributes['style'] ?? '')?.[1];
  const id = named ?? /url\(\s*['"]?#([^'")]+)/.exec(element.attributes['filter'] ?? '')?.[1];
  const filter = id === undefined ? undefined : byId.get(id);
  return Math.max(1, filter ? childrenOf(filter).length : 0);
}

/** Returns a function that tells if an element has a filter, by its attributes or by a style sheet of the file. */
function readFilterRules(root: XmlElement): (element: XmlElement) => boolean {
  const classes = new Set<string>();
  let isAny = false;
  for (const sheet of styleSheets(root)) {
    for (const [, selectors = ''] of sheet.matchAll(/([^{}]*)\{[^{}]*filter\s*:[^{}]*\}/g)) {
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
        // Any other selector may match every element.
        if (name === undefined) isAny = true;
        else classes.add(name);
      }
    }
  }
  return ({ attributes }) =>
    isAny ||
    'filter' in attributes ||
    /filter\s*:/.test(attributes['style'] ?? '') ||
    (attributes['class'] ?? '').split(/\s+/).some((name) => classes.has(name));
}

function styleSheets(element: XmlElement): string[] {
  return childrenOf(element).flatMap((child) => (/(^|:)style$/.test(child.name) ? [child.text] : styleSheets(child)));
}
