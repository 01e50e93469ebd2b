import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDesign } from './create-design.ts';
import { parseDesigns } from './item.ts';
import { checkSpecification } from '../geometry/check-specification.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import { parseDesign } from './parse-design.ts';
import { specificationOf } from './specification-of.ts';

function changed(change: (document: ReturnType<typeof createDesign> & Record<string, unknown>) => void): unknown {
  const document = structuredClone(createDesign()) as ReturnType<typeof createDesign> & Record<string, unknown>;
  change(document);
  return document;
}

function faultOf(document: unknown) {
  const parsed = parseDesign(document);
  if (parsed.ok) throw new Error('expected a refusal');
  return parsed.fault;
}

describe('a new design', () => {
  const design = createDesign();

  test('[D3] is a paperback of 300 pages at 300 dpi, full, with an Author and a Title box', () => {
    expect(design).toMatchObject({ format: 'paperback', extent: 300, dpi: 300, designType: 'full' });
    expect(design.frontBoard.textBoxes.map((box) => [box.panelName, box.text.text, box.text.fontSize])).toEqual([
      ['Author', 'Author Name', 138],
      ['Title', 'Book Title', 367],
    ]);
    for (const { text } of design.frontBoard.textBoxes) {
      expect(text).toMatchObject({ font: 'EB Garamond', case: 'uppercase', alignment: 'center', colour: { r: 255, g: 255, b: 255, a: 1 } });
    }
  });

  test('[D3] [E6] has the spine’s defaults', () => {
    expect(design.spine).toMatchObject({ padding: 20, replicateFrontTextOnSpine: true });
    expect(design.spine.textBoxes.map((box) => [box.panelName, box.designMode.maxFontSize, box.text.lineSpacing, box.text.font])).toEqual([
      ['SpineAuthor', 140, 1.5, 'Playfair Display'],
      ['SpineTitle', 140, 1.5, 'EB Garamond'],
    ]);
  });

  test('[D3] [E8] has the back’s defaults and a sample blurb with two testimonials', () => {
    expect(design.back).toMatchObject({
      panelName: 'backPanel',
      panel: { paddingTop: 300, paddingLeft: 37.5, paddingRight: 37.5 },
      text: { font: 'Times New Roman', fontSize: 12 },
    });
    expect(design.back.text.text.match(/<blockquote>/g)).toHaveLength(2);
  });

  test('[D9] gives the title 60 % of the front’s height and the author 40 %', () => {
    const [author, title] = design.frontBoard.textBoxes;
    expect(title?.panel).toMatchObject({ top: 0, height: 1620 });
    expect(author?.panel).toMatchObject({ top: 1620, height: 1080 });
  });

  test('[D4] [B15] survives being written to JSON and read again, unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom('paperback', 'hardback', 'audiobook', 'ebook'), fc.integer({ min: 80, max: 540 }), (format, extent) => {
        const made = createDesign({ format, extent });
        expect(parseDesign(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, value: made });
      }),
    );
  });
});

describe('a document from outside', () => {
  test('[D3] may carry view state and derived numbers, which are dropped', () => {
    const parsed = parseDesign(
      changed((document) => {
        Object.assign(document, { sizeRatio: 7.3 });
        Object.assign(document.spine, { spineWidth: 9999 });
        Object.assign(document.measurements, { bleed: 0, sizeRatio: 5.3 });
        for (const box of document.frontBoard.textBoxes) Object.assign(box.designMode, { isDragging: true });
      }),
    );
    expect(parsed).toEqual({ ok: true, value: createDesign() });
  });

  test('[D7] has its font names trimmed', () => {
    const parsed = parseDesign(changed((document) => Object.assign(document.back.text, { font: '  Lora  ' })));
    expect(parsed).toMatchObject({ ok: true, value: { back: { text: { font: 'Lora' } } } });
  });

  test.each([
    ['not a design', 'oops', '(document)'],
    ['a field that nothing knows', changed((document) => Object.assign(document, { surprise: 1 })), '(document)'],
    [
      'text under the smallest size',
      changed((document) => Object.assign(document.frontBoard.textBoxes[0]?.text ?? {}, { fontSize: 19 })),
      'frontBoard.textBoxes.0.text.fontSize',
    ],
    [
      'text over 1000 characters',
      changed((document) => Object.assign(document.frontBoard.textBoxes[1]?.text ?? {}, { text: 'x'.repeat(1001) })),
      'frontBoard.textBoxes.1.text.text',
    ],
    [
      'a colour out of range',
      changed((document) => Object.assign(document.frontBoard.panel.colour, { r: 300 })),
      'frontBoard.panel.colour.r',
    ],
    ['a page count that no book has', changed((document) => Object.assign(document, { extent: 0.5 })), 'extent'],
    ['a version from the future', changed((document) => Object.assign(document, { version: 99 })), 'version'],
  ])('[D4] with %s is refused with the path to the fault', (_, document, path) => {
    expect(faultOf(document).path).toBe(path);
    expect(faultOf(document).message.length).toBeGreaterThan(10);
  });

  test.each([
    ['more pages than any printer binds', changed((document) => Object.assign(document, { extent: 4999 }))],
    ['a trim that nobody cuts', changed((document) => Object.assign(document.measurements.trimSize, { width: 3.3 }))],
    [
      'a paper that its binding does not come in',
      changed((document) => Object.assign(document, { format: 'hardback', paperType: { type: 'groundwood' } })),
    ],
  ])('[B19] with %s opens and is measured all the same: limits of printers change', (_, document) => {
    const parsed = parseDesign(document);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const specification = specificationOf(parsed.value);
    expect(checkSpecification(specification).ok).toBe(false);
    const { file } = measureCover(specification);
    expect(file.width > 0 && file.height > 0).toBe(true);
  });

  test('[D7] with a ninth text box is refused', () => {
    const nine = changed((document) => {
      const [box] = document.frontBoard.textBoxes;
      document.frontBoard.textBoxes = Array.from({ length: 9 }, () => box as NonNullable<typeof box>);
    });
    expect(faultOf(nine)).toMatchObject({ path: 'frontBoard.textBoxes', message: expect.stringContaining('at most 8 text boxes') });
  });

  test('[D4] of an earlier version is refused if a field is called what every object inherits', () => {
    const follows = { format: 'ebook', parts: { picture: '1' } };
    for (const name of ['constructor', 'toString', '__proto__']) {
      const picture = JSON.parse(`{"${name}":{"a":1,"b":2}}`);
      const document = changed((whole) =>
        Object.assign(whole, { version: 3, follows, coverImage: { ...whole.coverImage, imageFilter: picture } }),
      );
      expect(parseDesign(document).ok).toBe(false);
    }
  });

  test('[D4] never makes the parser throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseDesign(value).ok).toBe(false);
      }),
    );
  });
});

describe('designs of one item', () => {
  test('[D5] are keyed by format', () => {
    const designs = { paperback: createDesign(), ebook: createDesign({ format: 'ebook' }) };
    expect(parseDesigns(designs)).toEqual({ ok: true, value: designs });
  });

  test('[D5] are refused under an unknown or a wrong format, with the path', () => {
    expect(parseDesigns({ scroll: createDesign() })).toMatchObject({ ok: false, fault: { path: 'designs.scroll' } });
    expect(parseDesigns({ ebook: createDesign() })).toMatchObject({ ok: false, fault: { path: 'designs.ebook.format' } });
    expect(parseDesigns({})).toMatchObject({ ok: false, fault: { path: 'designs' } });
  });
});
