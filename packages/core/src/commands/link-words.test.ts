import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { spineBoxes } from '../elements/spine/spine-words.ts';
import { oneLine } from '../text/one-line.ts';
import { applyCommand } from './apply-command.ts';
import { deriveFormat } from './derive-format.ts';
import { followMaster } from './follow-master.ts';
import { record, startHistory, undo } from './history.ts';
import { linkFormat, linkHistory } from './link-formats.ts';
import { isLinked, shownText } from './link-words.ts';
import { afterCommands } from './testing/after-commands.ts';

const words = (id: string, text: string) => ({ name: 'edit-text-box', id, changes: { text: { text } } }) as const;
const link = (id: string, linked: boolean) => ({ name: 'link-words', id, linked }) as const;
const ownSpine = { name: 'edit-spine', replicateFrontTextOnSpine: false } as const;
const said = (design: Design, id: string) => shownText(design, id)?.text.text;
const named = afterCommands(createDesign(), ownSpine, words('Title', 'Salt'), words('Author', 'Ada Name'));

function derived(design: Design, format: 'ebook' | 'hardback'): Design {
  const result = deriveFormat(design, format, null);
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

describe('the book’s name', () => {
  test('[E12] typed on the front is said by the spine and the metadata, without its line breaks', () => {
    const next = afterCommands(named, words('Title', 'Salt\nand Honey'));
    expect(next.metadata).toMatchObject({ title: 'Salt and Honey', author: 'Ada Name' });
    expect(said(next, 'SpineTitle')).toBe('Salt and Honey');
    expect(said(next, 'SpineAuthor')).toBe('Ada Name');
  });

  test('[E12] given in the top bar is said by the cover, in the line breaks and capitals that it has', () => {
    const broken = afterCommands(named, words('Title', 'THE LONG\nWAY HOME'));
    const next = afterCommands(
      { ...broken, metadata: { ...broken.metadata, title: 'The long way home' } },
      {
        name: 'describe-work',
        title: 'The long way back',
      },
    );
    expect(said(next, 'Title')).toBe('THE LONG\nWAY BACK');
  });

  test('[E12] a spine that shows the front’s words renames the book when it is typed on, and goes on showing them', () => {
    const next = afterCommands(createDesign(), words('SpineTitle', 'Pepper'));
    expect(next.spine.replicateFrontTextOnSpine).toBe(true);
    expect([next.metadata.title, said(next, 'Title'), said(next, 'SpineTitle')]).toEqual(['Pepper', 'Pepper', 'Pepper']);
  });

  test('[E12] a text that is unlinked has words of its own, and takes the book’s again when it is linked', () => {
    const own = afterCommands(named, link('SpineTitle', false), words('Title', 'Salt and Honey'), words('SpineTitle', 'S&H'));
    expect([own.metadata.title, said(own, 'Title'), said(own, 'SpineTitle')]).toEqual(['Salt and Honey', 'Salt and Honey', 'S&H']);
    const again = afterCommands(own, link('SpineTitle', true));
    expect(said(again, 'SpineTitle')).toBe('Salt and Honey');
    expect(shownText(again, 'SpineTitle')?.designMode).not.toHaveProperty('linked');
  });

  test('[E12] words that already differ are not caught by a title that is being typed', () => {
    const short = { ...named, metadata: { ...named.metadata, title: 'The Salt Road' } };
    const differing = afterCommands(
      short,
      { name: 'describe-work', title: 'T' },
      { name: 'describe-work', title: 'Salt' },
      {
        name: 'describe-work',
        title: 'Salty',
      },
    );
    expect(said(differing, 'Title')).toBe('Salt');
  });

  test('[E12] only a title, an author and the subtitle can be linked', () => {
    const noted = afterCommands(named, { name: 'add-text-box', id: 'note', sizeRatio: 4, top: 900 });
    expect(applyCommand(noted, link('note', false))).toMatchObject({ ok: false });
    expect(applyCommand(noted, link('nobody', false))).toMatchObject({ ok: false });
  });

  test('[E12] every linked text says the same after any row of changes', () => {
    const ids = ['Title', 'SpineTitle'] as const;
    const step = fc.oneof(
      fc.record({ id: fc.constantFrom(...ids), text: fc.string({ maxLength: 12 }) }).map(({ id, text }) => words(id, text)),
      fc.string({ maxLength: 12 }).map((title) => ({ name: 'describe-work', title }) as const),
      fc.record({ id: fc.constantFrom(...ids), linked: fc.boolean() }).map(({ id, linked }) => link(id, linked)),
      fc.boolean().map((follow) => ({ name: 'edit-spine', replicateFrontTextOnSpine: follow }) as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let design = named;
        for (const command of steps) {
          const next = afterCommands(design, command);
          if (command.name !== 'edit-spine') {
            for (const box of [...next.frontBoard.textBoxes, ...spineBoxes(next)]) {
              const isTitle = box.panelName === 'Title' || box.panelName === 'SpineTitle';
              if (isTitle && next.metadata.title !== '' && box.designMode.linked !== false && isLinked(next, box)) {
                expect(
                  oneLine(box.text.text)
                    .toLowerCase()
                    .replace(/[^\p{L}\p{N}]+/gu, ' ')
                    .trim(),
                ).toBe(
                  next.metadata.title
                    .normalize('NFKC')
                    .toLowerCase()
                    .replace(/[^\p{L}\p{N}]+/gu, ' ')
                    .trim(),
                );
              }
            }
          }
          design = next;
        }
      }),
    );
  });
});

describe('the other formats', () => {
  const ebook = derived(named, 'ebook');
  const hardback = derived(named, 'hardback');

  test('[B4] say the name that one of them is given, the master too', () => {
    const next = afterCommands(hardback, words('Title', 'Pepper'));
    const paperback = linkFormat(named, hardback, next);
    expect([paperback.metadata.title, said(paperback, 'Title'), said(paperback, 'SpineTitle')]).toEqual(['Pepper', 'Pepper', 'Pepper']);
  });

  test('[B4] go on following their master in what the name alone has changed', () => {
    const master = afterCommands(named, words('Title', 'Pepper'));
    const linked = linkFormat(hardback, named, master);
    const green = { r: 10, g: 90, b: 20, a: 1 };
    const painted = afterCommands(master, { name: 'set-panel-colour', panel: 'spine', colour: green });
    const followed = followMaster(painted, linked, null);
    expect(followed.ok && followed.value.spine.panel.colour).toEqual(green);
  });

  test('[B4] keep a title that was unlinked there, and differ in nothing while nobody renames the book', () => {
    const own = afterCommands(ebook, link('Title', false), words('Title', 'Salt: the eBook'));
    const renamed = afterCommands(named, words('Title', 'Pepper'));
    const linked = linkFormat(own, named, renamed);
    expect([linked.metadata.title, said(linked, 'Title')]).toEqual(['Pepper', 'Salt: the eBook']);
    const moved = afterCommands(named, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 5 } } });
    expect(linkFormat(ebook, named, moved)).toBe(ebook);
  });

  test('[B4] get the new name in their own undo steps, and no undo step that would only change the name', () => {
    const typed = record(startHistory(ebook), afterCommands(ebook, words('Title', 'Salty')), 'Type');
    const moved = record(
      typed,
      afterCommands(typed.present, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 5 } } }),
      'Move',
    );
    const renamed = afterCommands(named, words('Title', 'Pepper'));
    const history = linkHistory(moved, renamed);
    expect(history.past.map(({ label }) => label)).toEqual(['Move']);
    expect(said(undo(history).present, 'Title')).toBe('Pepper');
  });

  test('[B4] say the subtitle in both directions until it is unlinked', () => {
    const subtitle = named.frontBoard.textBoxes[0]!;
    const box = { ...subtitle, panelName: 'Subtitle' as const, designMode: { ...subtitle.designMode, uniqueId: 'Subtitle' } };
    const master = afterCommands(named, { name: 'insert-text-box', box }, words('Subtitle', 'A novel'));
    const own = derived(master, 'ebook');
    const told = afterCommands(own, words('Subtitle', 'A novel of the sea'));
    expect(said(linkFormat(master, own, told), 'Subtitle')).toBe('A novel of the sea');
    const alone = afterCommands(own, link('Subtitle', false));
    expect(linkFormat(master, alone, afterCommands(alone, words('Subtitle', 'An eBook')))).toBe(master);
  });
});
