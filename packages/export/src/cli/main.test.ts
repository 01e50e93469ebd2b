import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandServer, startCommandServer } from './testing/start-command-server.ts';

describe('the command line', () => {
  const run = promisify(execFile);
  const main = new URL('./main.ts', import.meta.url).pathname;
  let folder = '';
  let server: CommandServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coverwright-cli-'));
    await writeFile(join(folder, 'notes.txt'), 'No PDF.');
    server = startCommandServer(folder);
  });
  afterAll(async () => {
    server.stop();
    await rm(folder, { recursive: true });
  });

  /** Runs a command that must succeed. */
  const coverwright = async (...args: string[]) => {
    const outcome = await server.run(...args);
    if (outcome.code !== 0 || outcome.stderr) throw new Error(`coverwright ${args.join(' ')}: ${outcome.stderr}`);
    return outcome;
  };
  const refusal = async (...args: string[]) => {
    const { code, stdout, stderr } = await server.run(...args);
    expect(stdout).toBe('');
    return { code, sentence: stderr.trim() };
  };

  test('[B15] the program is a process with an exit code, an output and an output of errors', async () => {
    const program = (...args: string[]) => run(process.execPath, [main, ...args], { cwd: folder });
    expect(await program('--version')).toEqual({ stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' });
    await expect(program('preflight', 'nowhere.json')).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'nowhere.json: there is no such file\n',
    });
    const { stdout } = await program('size', '--pages', '176', '--json');
    expect(stdout).toBe((await coverwright('size', '--pages', '176', '--json')).stdout);
  });

  test('[B15] a reader that has read enough ends the program without a fault', async () => {
    const { stdout, stderr } = await run('sh', ['-c', `"${process.execPath}" "${main}" schema | head -c 9`]);
    expect([stdout.length, stderr]).toEqual([9, '']);
  });

  test('[D2] [B15] size prints the book’s measurements as JSON', async () => {
    const { stdout } = await coverwright(
      'size',
      '--format',
      'hardback',
      '--trim',
      '8.25x11',
      '--pages',
      '100',
      '--paper',
      'white',
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ widthIn: expect.closeTo(18.489, 3), heightIn: expect.closeTo(12.417, 3), heightPx: 3725 });
  });

  test('[B15] [B6] new writes a design that preflight passes and render prints', async () => {
    await writeFile(join(folder, 'blurb.txt'), 'A lighthouse.\nA keeper & his wives.\n\nNobody left.');
    await coverwright(
      'new',
      '--title',
      'The Keeper',
      '--author',
      'Ann Reed',
      '--genre',
      'mystery',
      '--blurb-file',
      'blurb.txt',
      '--pages',
      '176',
      '-o',
      'design.json',
    );
    const parsed = parseDesign(JSON.parse(await readFile(join(folder, 'design.json'), 'utf8')));
    if (!parsed.ok) throw new Error(parsed.fault.message);
    expect(parsed.value.back.text.text).toBe('<p>A lighthouse. A keeper &amp; his wives.</p><p>Nobody left.</p>');
    const { stdout } = await coverwright('preflight', 'design.json', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ passed: true });
    await coverwright('render', 'design.json', '-o', 'front.png', '--width', '200');
    expect((await readFile(join(folder, 'front.png'))).subarray(1, 4).toString()).toBe('PNG');
  });

  test('[B9] render prints in four inks when it is told to, or when the printer wants them', async () => {
    const words = ['--title', 'The Keeper', '--author', 'Ann Reed', '--genre', 'mystery', '--pages', '176'];
    await coverwright('new', ...words, '-o', 'screen.json');
    await coverwright('render', 'screen.json', '-o', 'inks.pdf', '--color', 'cmyk', '--standard', 'x4');
    expect((await readFile(join(folder, 'inks.pdf'))).toString('latin1', 0, 8)).toBe('%PDF-1.6');
    await coverwright('new', ...words, '--platform', 'ingramspark', '--spine', '0.42', '-o', 'press.json');
    await coverwright('render', 'press.json', '-o', 'press.pdf');
    expect((await readFile(join(folder, 'press.pdf'))).toString('latin1')).toContain('(PDF/X-1a:2001)');
    const { stdout } = await coverwright('size', '--platform', 'ingramspark', '--spine', '0.42', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ spineIn: 0.42, widthIn: 12.67 });
  });

  test('[E15] [B15] mockup shows a design as a book that stands, on nothing but its shadow, and an audiobook on a player', async () => {
    const book = ['--title', 'Ash', '--author', 'Ann Reed', '--genre', 'Thriller'];
    await coverwright('new', ...book, '-o', 'book.json');
    await coverwright('mockup', 'book.json', '--width', '160', '--height', '120', '-o', 'book.png');
    const { data, info } = await sharp(join(folder, 'book.png')).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 160, height: 120, channels: 4 });
    expect(data[3]).toBe(0);
    expect(data[((info.height / 2) * info.width + info.width / 2) * 4 + 3]).toBe(255);
    await coverwright('new', ...book, '--format', 'audiobook', '-o', 'heard.json');
    expect((await coverwright('mockup', 'heard.json', '--width', '64', '--height', '64', '-o', 'heard.png')).stdout).toContain(
      'Player, 64 × 64 px',
    );
    expect((await refusal('mockup', 'book.json', '--scene', 'sinking', '-o', 'book.png')).sentence).toContain('standing, lying, stack');
  });

  test('[B15] new names a picture only where the cover shows one', async () => {
    const words = ['new', '--title', 'The Keeper', '--author', 'Ann Reed', '--genre', 'thriller'];
    expect((await coverwright(...words, '-o', 'drawn.json')).stdout).not.toContain('picture');
    expect(await readFile(join(folder, 'drawn.json'), 'utf8')).not.toContain('library/');
  });

  test('[B4] [B15] package makes four products of a design or of its .coverwright file', async () => {
    await coverwright('new', '--title', 'The Keeper', '--author', 'Ann Reed', '--genre', 'mystery', '--pages', '176', '-o', 'one.json');
    await coverwright('pack', 'one.json', '-o', 'one.coverwright');
    await coverwright('package', 'one.coverwright', '-o', 'one.zip');
    const names = Object.keys(unzipSync(await readFile(join(folder, 'one.zip'))));
    expect(names).toContain('the-keeper-hardback.pdf');
    expect(names).toHaveLength(7);
    expect((await coverwright('preflight', 'one.coverwright', '--json')).stdout).toBe(
      (await coverwright('preflight', 'one.json', '--json')).stdout,
    );
    const { stdout } = await coverwright('schema');
    expect(JSON.parse(stdout)).toMatchObject({ type: 'object', title: 'A Coverwright cover, version 6' });
  });

  test('[B16] ideas writes covers that preflight passes and a contact sheet of them', async () => {
    await writeFile(join(folder, 'blurb.txt'), 'A lighthouse, and nobody in it.');
    const words = ['--title', 'The Keeper', '--author', 'Ann Reed', '--genre', 'mystery', '--blurb-file', 'blurb.txt'];
    const { stdout } = await coverwright('ideas', ...words, '-n', '3', '--seed', '5', '-o', 'sheet');
    expect(stdout).toContain('3 ideas, Mystery');
    expect((await readFile(join(folder, 'sheet/contact-sheet.jpg'))).subarray(0, 2).toString('hex')).toBe('ffd8');
    const made = await Promise.all([1, 2, 3].map((number) => readFile(join(folder, `sheet/idea-0${number}.json`), 'utf8')));
    expect(new Set(made).size).toBe(3);
    for (const design of made) expect(parseDesign(JSON.parse(design)).ok).toBe(true);
    const { stdout: judged } = await coverwright('preflight', 'sheet/idea-02.json', '--json');
    expect(JSON.parse(judged)).toMatchObject({ passed: true });
  });

  test('[B16] ideas names the layout family of each of a dozen covers, and why it was chosen', async () => {
    const words = ['--title', 'The Keeper', '--author', 'Ann Reed', '--genre', 'mystery'];
    const { stdout } = await coverwright('ideas', ...words, '-n', '12', '-o', 'dozen');
    const [, ...lines] = stdout.trimEnd().split('\n');
    const line = /^dozen\/(?<file>idea-\d\d\.json): (?<family>[a-z-]+)(?:-(?:\d+|none)){5} \(\S.*\)$/;
    const named = lines.map((text) => line.exec(text)?.groups ?? { file: text });
    expect(named.map(({ file }) => file)).toEqual(Array.from({ length: 12 }, (_, at) => `idea-${String(at + 1).padStart(2, '0')}.json`));
    expect(new Set(named.map(({ family }) => family)).size).toBeGreaterThanOrEqual(6);
    for (const { file = '', family } of named) {
      expect(JSON.parse(await readFile(join(folder, 'dozen', file), 'utf8'))).toMatchObject({ composition: { look: { layout: family } } });
    }
  });

  test('[B7] new puts the ISBN and the price on the back', async () => {
    const words = ['--title', 'Tide', '--author', 'Ann Reed', '--genre', 'poetry'];
    await coverwright('new', ...words, '--isbn', '0-306-40615-2', '--price-code', '51499', '-o', 'priced.json');
    const parsed = parseDesign(JSON.parse(await readFile(join(folder, 'priced.json'), 'utf8')));
    expect(parsed.ok && parsed.value.back.barcode).toEqual({ show: true, isbn: '9780306406157', addOn: '51499' });
  });

  test('[B6] check passes what render printed, and fails it for another book', async () => {
    const words = ['--title', 'Tide', '--author', 'Ann Reed', '--genre', 'poetry'];
    await coverwright('new', ...words, '--pages', '176', '-o', 'tide.json');
    await coverwright('render', 'tide.json', '-o', 'tide.pdf');
    const right = await coverwright('check', 'tide.pdf', '--platform', 'kdp', '--pages', '176', '--json');
    expect(JSON.parse(right.stdout)).toEqual({ passed: true, findings: [] });
    const wrong = await coverwright('check', 'tide.pdf', '--pages', '300', '--json');
    expect(JSON.parse(wrong.stdout)).toMatchObject({ passed: false, findings: [{ check: 'page-size', severity: 'error' }, {}] });
  });

  test.each([
    ['notes.txt: is not a PDF that can be read', ['check', 'notes.txt']],
    ['--platform is one of kdp, ingramspark, ingramspark-jacket, lulu, custom; scroll given', ['check', 'x.pdf', '--platform', 'scroll']],
    ['--format is paperback|hardback; eBook is a picture, not a print file', ['check', 'x.pdf', '--format', 'ebook']],
    ['enter a page count from 24 to 776 for cream paper at 6 × 9 in', ['size', '--paper', 'cream', '--pages', '777']],
    ['--format is one of paperback, hardback, audiobook, ebook; scroll given', ['size', '--format', 'scroll']],
    ['--trim is width x height in inches, such as 6x9 or 7.44x9.69; big given', ['size', '--trim', 'big']],
    ['--title is missing', ['new', '--author', 'A', '--genre', 'fantasy', '-o', 'x.json']],
    [
      'A digit of this ISBN is mistyped: with the others as they are it would end in 7, not in 8.',
      ['new', '--title', 'T', '--author', 'A', '--genre', 'poetry', '--isbn', '978-0-306-40615-8', '-o', 'x.json'],
    ],
    [
      '--price-code stands beside an ISBN; --isbn is missing',
      ['new', '--title', 'T', '--author', 'A', '--genre', 'poetry', '--price-code', '51499', '-o', 'x.json'],
    ],
    [
      '-n must be a whole number from 1 to 96, not 0',
      ['ideas', '--title', 'T', '--author', 'A', '--genre', 'poetry', '-n', '0', '-o', 'x'],
    ],
    ['--standard is one of x1a, x4; x9 given', ['render', 'design.json', '-o', 'a.pdf', '--standard', 'x9']],
    ['--spine is the width in inches, 0.02 to 4; wide given', ['size', '--spine', 'wide']],
    ['nowhere.json: there is no such file', ['preflight', 'nowhere.json']],
  ])('[B1] [M12] illegal input exits with 2 and one sentence: %s', async (sentence, args) => {
    expect(await refusal(...args)).toEqual({ code: 2, sentence });
  });

  test('[D4] a broken document names the path to the fault', async () => {
    await writeFile(join(folder, 'broken.json'), JSON.stringify({ version: 1, format: 'paperback', extent: 'many' }));
    const { code, sentence } = await refusal('preflight', 'broken.json');
    expect(code).toBe(2);
    expect(sentence).toContain('broken.json: extent:');
    expect(sentence).not.toContain('    at ');
  });

  test('[B19] a book that outgrew its printer opens, is judged with a fix, and has no print file', async () => {
    await coverwright('new', '--title', 'Salt', '--author', 'Ada Name', '--genre', 'poetry', '--paper', 'cream', '-o', 'outgrown.json');
    const design: object = JSON.parse(await readFile(join(folder, 'outgrown.json'), 'utf8'));
    await writeFile(join(folder, 'outgrown.json'), JSON.stringify({ ...design, extent: 800 }));
    const { stdout } = await coverwright('preflight', 'outgrown.json', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      passed: false,
      findings: [{ check: 'page-limits', severity: 'error', fix: { label: 'Use white paper', command: { paper: 'white' } } }],
    });
    expect(await refusal('render', 'outgrown.json', '-o', 'outgrown.pdf')).toEqual({
      code: 2,
      sentence: 'enter a page count from 24 to 776 for cream paper at 6 × 9 in',
    });
    expect((await coverwright('render', 'outgrown.json', '-o', 'outgrown.jpg', '--width', '300')).stdout).toContain('outgrown.jpg');
  });

  test('[B15] help lists every command, each explains itself, and the version is told', async () => {
    const { stdout } = await coverwright('--help');
    for (const name of ['size', 'new', 'ideas', 'render', 'mockup', 'package', 'pack', 'schema', 'preflight', 'check'])
      expect(stdout).toMatch(new RegExp(`^coverwright ${name}\\b`, 'm'));
    expect((await coverwright()).stdout).toBe(stdout);
    expect((await coverwright('help')).stdout).toBe(stdout);
    expect((await coverwright('check', '--help')).stdout).toMatch(/^coverwright check cover\.pdf .*\n  Prints what a printer would say/);
    expect((await coverwright('help', 'check')).stdout).toBe((await coverwright('check', '-h')).stdout);
    expect((await coverwright('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await refusal('paint')).toEqual({ code: 2, sentence: 'There is no command "paint". coverwright help lists them.' });
  });

  test('[B15] a number below zero gets the rule that it breaks, an unknown option one sentence', async () => {
    expect((await refusal('size', '--pages', '-4')).sentence).toBe('--pages is a whole number, such as 300; -4 given');
    expect((await refusal('size', '--trim', '-6x9')).sentence).toContain('--trim is width x height');
    expect((await refusal('size', '--leaves', '4')).sentence).toBe(
      "Unknown option '--leaves'. coverwright size --help lists what it takes.",
    );
    expect((await refusal('size', '--pages')).sentence).toMatch(/^Option '--pages <value>' argument missing\. coverwright size --help/);
  });
});
