import '@mantine/tiptap/styles.layer.css';
import { type ArticleContent, articleContentSchema, linkAddress } from '@coverwright/contracts/blog/article-content.ts';
import { useMessages } from '../messages/use-messages.ts';
import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import { type JSONContent, useEditor as useTiptap } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { z } from 'zod';
import styles from './article-editor.module.css';
import { PictureNode } from './picture-node.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { articleMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

/** A host without a scheme, such as `example.com`, to which `https://` is added. */
const BARE_HOST = /^[^:/?#]+\.[a-z]{2,}([/?#]|$)/i;

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      shouldAutoLink: (url) => linkAddress.safeParse(url).success || BARE_HOST.test(url),
    },
    trailingNode: false,
  }),
  PictureNode,
];

interface ArticleEditorProps {
  /** The initial text; later values come from the editor itself. */
  readonly content: ArticleContent;
  readonly onChange: (content: ArticleContent) => void;
  /** Called with the reason why the article cannot be saved, and with null when it can be saved again. */
  readonly onFault: (fault: string | null) => void;
  /** Uploads a picture. Resolves to its public address, or null if the upload failed. */
  readonly onPicture: (file: File) => Promise<string | null>;
}

/** The rich text editor of an article. */
export function ArticleEditor({ content, onChange, onFault, onPicture }: ArticleEditorProps) {
  const t = useMessages(articleMessages);
  const editor = useTiptap({
    extensions: EXTENSIONS,
    // The JSON is the same, but Tiptap's type does not allow fields that may be undefined.
    content: content as JSONContent,
    immediatelyRender: false,
    // Its style element would violate the page's content policy, so our own style sheet has the few rules.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { 'aria-label': t('text'), role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: (html) => cleanPastedHtml(html, new URL(window.location.href)),
    },
    onUpdate: ({ editor: changed }) => {
      const parsed = articleContentSchema.safeParse(changed.getJSON());
      onFault(parsed.success ? null : sentenceOf(parsed.error));
      if (parsed.success) onChange(parsed.data);
    },
  });
  const bring = async (file: File | null) => {
    const src = file && (await onPicture(file));
    if (!src || !file) return;
    const alt = file.name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');
    editor?.chain().focus().insertContent({ type: 'image', attrs: { src, alt } }).run();
  };
  return (
    <RichTextEditor editor={editor} variant="subtle" classNames={{ root: styles.root ?? '', content: styles.content ?? '' }}>
      <RichTextEditor.Toolbar className={styles.toolbar ?? ''}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.Strikethrough />
          <RichTextEditor.Code />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.CodeBlock />
          <RichTextEditor.Hr />
          <FileButton onChange={(file) => void bring(file)} accept="image/*" inputProps={{ 'aria-label': t('picture') }}>
            {(props) => (
              <RichTextEditor.Control {...props} aria-label={t('insertAPicture')} title={t('insertAPicture')}>
                <IconPhoto size={16} stroke={1.5} />
              </RichTextEditor.Control>
            )}
          </FileButton>
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

/** Returns the error message of an article, by the part that the schema rejects. */
function sentenceOf({ issues: [issue] }: z.ZodError): string {
  const t = createPageTranslator(articleMessages);
  const part = issue?.path.at(-1);
  if (part === 'href') return t('brokenLink', { fault: issue?.message ?? '' });
  if (part === 'src') return t('brokenPicture', { fault: issue?.message ?? '' });
  return t('textRefused');
}
