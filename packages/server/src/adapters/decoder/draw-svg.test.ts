import { createServer } from 'node:http';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSvg } from './draw-svg.ts';

const svg = (body: string, attributes = 'width="40" height="20"') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`,
  );

async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
  return [...data.subarray(at, at + 4)];
}

test('[S2] a drawing becomes a generous picture with its transparency', async () => {
  const drawn = await drawSvg(svg('<defs><circle id="a" r="8" fill="#c00"/></defs><use xlink:href="#a" x="10" y="10"/>'));
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 3000, height: 1500, hasAlpha: true });
  expect(await colourAt(drawn, 0.25, 0.5)).toEqual([204, 0, 0, 255]);
  expect((await colourAt(drawn, 0.9, 0.5))[3]).toBe(0);
});

test('[S2] a style sheet and a gradient of the file’s own are kept', async () => {
  const styled =
    '<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop stop-color="#00f"/></linearGradient><rect class="a" width="40" height="20"/>';
  expect(await colourAt(await drawSvg(svg(styled)), 0.5, 0.5)).toEqual([0, 0, 255, 255]);
});

test('[S2] scripts, foreign content, embedded pictures and outer references are never asked for', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const drawn = await drawSvg(
    svg(
      `<script>fetch('${url}/script')</script>
       <style>@import url(${url}/sheet); rect { fill: url(${url}/paint) }</style>
       <image href="${url}/picture" width="40" height="20"/>
       <image href="file:///etc/passwd" width="40" height="20"/>
       <foreignObject width="40" height="20"><img xmlns="http://www.w3.org/1999/xhtml" src="${url}/foreign"/></foreignObject>
       <use href="${url}/use#a"/>
       <rect width="40" height="20" fill="#080" style="mask: u\\72l(${url}/mask)" onload="fetch('${url}/load')"/>`,
    ),
  );
  expect(await colourAt(drawn, 0.5, 0.5)).toEqual([0, 136, 0, 255]);
  await new Promise((resolve) => server.close(resolve));
  expect(asked).toEqual([]);
});

test('[S2] entities are not blown up, and what is no drawing is refused', async () => {
  const bomb = new TextEncoder().encode(
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b;</text></svg>',
  );
  expect((await sharp(await drawSvg(bomb)).metadata()).width).toBe(3000);
  await expect(drawSvg(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'))).rejects.toThrow('Missing end tag');
  await expect(drawSvg(svg('<g/>'.repeat(50_001)))).rejects.toThrow('This SVG has 50,002 shapes; 50,000 are accepted.');
});

test('[S2] a drawing that claims to be enormous is drawn at the same size as others are', async () => {
  const drawn = await drawSvg(svg('<rect width="100%" height="100%" fill="#f00"/>', 'width="900000" height="300000"'));
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 3000, height: 1000 });
});

test('[B29] a drawing with thousands of filter effects is refused in a sentence before anything is drawn', async () => {
  const filter = '<filter id="f"><feGaussianBlur stdDeviation="9"/><feOffset dx="1"/></filter>';
  const blurred = (attributes: string, count: number) =>
    drawSvg(svg(filter + `<rect ${attributes} width="40" height="20"/>`.repeat(count)));
  const sentence = /^This SVG has [\d,]+ filter effects; 200 are accepted. Export it as PNG from your drawing program, and upload that.$/;
  await expect(blurred('filter="url(#f)"', 2000)).rejects.toThrow(sentence);
  await expect(blurred('style="opacity:1;filter:url(#f)"', 101)).rejects.toThrow('This SVG has 202 filter effects');
  await expect(
    drawSvg(svg(`${filter}<style>.b{filter:url(#f)}</style>${'<rect class="a b" width="4" height="2"/>'.repeat(201)}`)),
  ).rejects.toThrow(sentence);
  await expect(drawSvg(svg(`${filter}<style>rect{filter:url(#f)}</style>${'<rect width="4" height="2"/>'.repeat(201)}`))).rejects.toThrow(
    sentence,
  );
  expect((await sharp(await blurred('filter="url(#f)"', 1)).metadata()).width).toBe(3000);
});

test('[B29] what is used again and again is counted as often as it is drawn', async () => {
  const levels = Array.from({ length: 12 }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`).join('');
  await expect(drawSvg(svg(`<rect id="l0" width="4" height="2"/>${levels}`))).rejects.toThrow('This SVG has countless shapes');
  const pattern = `<pattern id="p" width="1" height="1">${'<circle r="1"/>'.repeat(300)}</pattern>`;
  await expect(drawSvg(svg(pattern + '<rect fill="url(#p)" width="4" height="2"/>'.repeat(200)))).rejects.toThrow(
    'shapes; 50,000 are accepted',
  );
  expect((await sharp(await drawSvg(svg('<g id="a"><use href="#a"/><rect width="4" height="2"/></g>'))).metadata()).width).toBe(3000);
});
