import { expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const page = new URL('https://covers.example/admin-dashboard/posts/new');

test('[M4] a pasted text loses the pictures of other sites, and keeps those of this one', () => {
  const pasted = '<p>Salt</p><img src="https://elsewhere.example/a.png"><img src="https://covers.example/media/b.png" alt="B">';
  expect(cleanPastedHtml(pasted, page)).toBe('<p>Salt</p><img src="/media/b.png" alt="B">');
});

test('[M4] a pasted link that cannot be published becomes its words', () => {
  const pasted = '<p><a href="tel:+44">Call <b>us</b></a> or <a href="https://a.example">write</a></p>';
  expect(cleanPastedHtml(pasted, page)).toBe('<p>Call <b>us</b> or <a href="https://a.example">write</a></p>');
});
