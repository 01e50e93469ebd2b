import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { parseRichText } from '@coverwright/core/richtext/parse-rich-text.ts';
import { serialiseRichText } from '@coverwright/core/richtext/serialise-rich-text.ts';
import { useMessages } from '../../messages/use-messages.ts';
import TextAlign from '@tiptap/extension-text-align';
import { useEditor as useTiptap } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type KeyboardEvent, useEffect } from 'react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { useGestureName } from '../fields/use-gesture-name.ts';
import styles from './blurb-editor.module.css';
import { backCoverMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** The extensions that the blurb's rich text supports; undo belongs to the document. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    undoRedo: false,
    trailingNode: false,
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
];

const canonical = (html: string) => serialiseRichText(parseRichText(html));

/** The rich text editor of the blurb; the cover follows every change. */
export default function BlurbEditor() {
  const t = useMessages(backCoverMessages);
  const html = useDesign().back.text.text;
  const run = useEditor((state) => state.run);
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  const gesture = useGestureName();
  const editor = useTiptap({
    extensions: EXTENSIONS,
    content: html,
    immediatelyRender: false,
    // Its style element would violate the page's content policy, so our own style sheet has the few rules.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': t('blurb'), role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) =>
      run({ name: 'edit-blurb', text: { text: canonical(changed.getHTML()) } }, nameStep('writeTheBlurb'), gesture.current()),
    onBlur: gesture.end,
  });

  // The words changed elsewhere: by undo, or by loading.
  useEffect(() => {
    if (editor && canonical(editor.getHTML()) !== canonical(html)) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') gesture.end();
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || !(key === 'z' || key === 'y')) return;
    event.preventDefault();
    if (event.shiftKey || key === 'y') redo();
    else undo();
  };

  return (
    <RichTextEditor
      editor={editor}
      variant="subtle"
      classNames={{ root: styles.root ?? '', content: styles.content ?? '' }}
      onKeyDown={onKeyDown}
    >
      <RichTextEditor.Toolbar className={styles.toolbar ?? ''}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 aria-label={t('openingLine')} title={t('openingLine')} />
          <RichTextEditor.Blockquote />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.AlignLeft />
          <RichTextEditor.AlignCenter />
          <RichTextEditor.AlignRight />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
