import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_BLURB } from '../design/sample-blurb.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { RichParagraph, RichSpan, RichText } from './rich-text.ts';
import { serialiseRichText } from './serialise-rich-text.ts';

const plain = (text: string): RichSpan => ({ text, bold: false, italic: false, underline: false });
const paragraph = (spans: readonly RichSpan[], changes: Partial<RichParagraph> = {}): RichParagraph => ({
  kind: 'text',
  alignment: null,
  quote: 'none',
  list: null,
  spans,
  ...changes,
});
const textsOf = (text: RichText) => text.map(({ spans }) => spans.map((span) => span.text).join(''));

describe('reading a blurb', () => {
  test('[E8] marks may nest and cross', () => {
    expect(parseRichText('<p>a <b>b <i>c</b> d</i> <u>e</u></p>')).toEqual([
      paragraph([
        plain('a '),
        { ...plain('b '), bold: true },
        { ...plain('c'), bold: true, italic: true },
        { ...plain(' d'), italic: true },
        plain(' '),
        { ...plain('e'), underline: true },
      ]),
    ]);
  });

  test('[E8] white space folds as in a browser; a line break stays, the last one of a block does not', () => {
    expect(textsOf(parseRichText('<p>\n one   two <br>  three<br></p>\n\n<p>four</p>'))).toEqual(['one two\nthree', 'four']);
  });

  test('[E8] an empty paragraph is an empty line, text outside blocks a paragraph', () => {
    expect(textsOf(parseRichText('loose<p></p><p>in</p> after'))).toEqual(['loose', '', 'in', 'after']);
  });

  test('[E8] headings are hook lines, alignment comes from the nearest block that says one', () => {
    expect(
      parseRichText('<h3 style="text-align:center">Hook</h3><div align="right"><p>a</p><p style="text-align: justify">b</p></div><p>c'),
    ).toEqual([
      paragraph([plain('Hook')], { kind: 'hook', alignment: 'center' }),
      paragraph([plain('a')], { alignment: 'right' }),
      paragraph([plain('b')], { alignment: 'justify' }),
      paragraph([plain('c')]),
    ]);
  });

  test('[E8] lists count their items; further paragraphs of an item are lines of it', () => {
    const items = parseRichText('<ol><li><p>a</p><p>b</p></li><li>c</ol><ul><li>d</ul>');
    expect(textsOf(items)).toEqual(['a\nb', 'c', 'd']);
    expect(items.map(({ list }) => list)).toEqual([
      { marker: 'number', position: 1 },
      { marker: 'number', position: 2 },
      { marker: 'bullet', position: 1 },
    ]);
  });

  test('[E8] neighbouring quotations stay apart', () => {
    const quotes = parseRichText('<blockquote><p>a</p><p>b</p></blockquote><blockquote>c</blockquote><p>d');
    expect(quotes.map(({ quote }) => quote)).toEqual(['start', 'inside', 'start', 'none']);
  });

  test('[E8] unknown tags go, their text stays; scripts and comments go whole', () => {
    const html =
      '<article><p onclick="x">a <custom-tag>b</custom-tag><!-- no --><script>alert("<p>")</script> &amp; 5 < 6 &unknown; &#8212;&#x2014;</p>';
    expect(textsOf(parseRichText(html))).toEqual(['a b & 5 < 6 &unknown; ——']);
  });

  test('[E8] what a word processor writes as styles is understood', () => {
    const html =
      '<p><span style="font-weight:700">a</span><b style="font-weight: normal">b</b><span style="font-style: italic; text-decoration: underline">c</span>';
    expect(parseRichText(html)[0]?.spans).toEqual([
      { ...plain('a'), bold: true },
      plain('b'),
      { ...plain('c'), italic: true, underline: true },
    ]);
  });

  test('[E8] the sample blurb has a hook, two paragraphs and two testimonials with their names in italics', () => {
    const sample = parseRichText(SAMPLE_BLURB);
    expect(sample.map(({ kind, quote }) => `${kind} ${quote}`)).toEqual([
      'hook none',
      'text none',
      'text none',
      'text start',
      'text start',
    ]);
    expect(sample[3]?.spans.at(-1)).toEqual({ ...plain('Name of a reviewer'), italic: true });
  });

  test('[E8] a hostile text of twenty thousand brackets is read in one pass', () => {
    expect(textsOf(parseRichText('<a "'.repeat(5000)))[0]).toHaveLength(20_000);
    expect(textsOf(parseRichText('<'.repeat(20_000)))[0]).toHaveLength(20_000);
  });
});

const words = fc.stringMatching(/^[a-zé&<>"\u00a0.]+( [a-z]+)?(\n[a-z]+)?$/);
const spans = fc
  .array(fc.record({ text: words, bold: fc.boolean(), italic: fc.boolean(), underline: fc.boolean() }), { maxLength: 4 })
  .map((list) =>
    list.filter((span, at) => at === 0 || JSON.stringify({ ...span, text: '' }) !== JSON.stringify({ ...list[at - 1], text: '' })),
  );
const anyParagraph = fc.record({
  kind: fc.constantFrom('text' as const, 'hook' as const),
  alignment: fc.constantFrom(null, 'left' as const, 'center' as const, 'right' as const, 'justify' as const),
  block: fc.constantFrom('none', 'quote', 'bullet', 'number'),
  spans,
});
const blurb = fc.array(anyParagraph, { maxLength: 8 }).map(
  (list): RichText =>
    list.map(({ block, ...rest }, at): RichParagraph => {
      let first = at;
      while (first > 0 && list[first - 1]?.block === block) first -= 1;
      const goesOn = first < at;
      return {
        ...rest,
        quote: block === 'quote' ? (goesOn ? 'inside' : 'start') : 'none',
        list: block === 'bullet' || block === 'number' ? { marker: block, position: at - first + 1 } : null,
      };
    }),
);

describe('writing a blurb', () => {
  test('[E8] what is written is read back the same', () => {
    fc.assert(
      fc.property(blurb, (text) => {
        expect(parseRichText(serialiseRichText(text))).toEqual(text);
      }),
    );
  });

  test('[E8] writing what was read changes nothing any more, whatever was read', () => {
    const soup = fc
      .array(
        fc.constantFrom(
          '<p>',
          '</p>',
          '<b>',
          '</b>',
          '<ul>',
          '<li>',
          '</ul>',
          '<ol>',
          '</ol>',
          '<blockquote>',
          '</blockquote>',
          '<br>',
          '<h2>',
          'a',
          ' ',
          '&lt;',
          '<i>',
          '</i>',
          '</li>',
          '<p style="text-align:center">',
        ),
        { maxLength: 25 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(soup, (html) => {
        const once = serialiseRichText(parseRichText(html));
        expect(serialiseRichText(parseRichText(once))).toBe(once);
      }),
    );
  });
});
