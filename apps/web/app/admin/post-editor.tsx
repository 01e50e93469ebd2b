import { slugOf } from '@coverwright/contracts/blog/slug-of.ts';
import {
  type BlogPost,
  createBlogPost,
  type PostFields,
  postFieldsSchema,
  updateBlogPost,
} from '@coverwright/contracts/calls/admin-blog.ts';
import type { BlogAuthor, BlogCategory } from '@coverwright/contracts/calls/blog.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Alert, Button, Group, Select, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PostDraft, savePostDraft, readPostDraft } from './post-draft.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './post-editor.module.css';
import { PublishField } from './publish-field.tsx';
import { uploadBlogPicture } from './upload-blog-picture.ts';
import { useAdminActions } from './use-admin-actions.ts';
import { adminMessages } from './messages.ts';

const ArticleEditor = lazy(() =>
  import('@coverwright/editor/article/article-editor.tsx').then((module) => ({ default: module.ArticleEditor })),
);

interface PostEditorProps {
  /** The post; null for a new one. */
  readonly post: BlogPost | null;
  readonly authors: readonly BlogAuthor[];
  readonly categories: readonly BlogCategory[];
}

function fieldsOf({ post, authors, categories }: PostEditorProps): PostFields {
  if (post) return postFieldsSchema.parse(post);
  const content: PostFields['content'] = { type: 'doc', content: [{ type: 'paragraph' }] };
  const [authorId, categoryId] = [authors[0]?._id ?? '', categories[0]?._id ?? ''];
  return { slug: '', title: '', summary: '', picture: null, authorId, categoryId, content, publishedAt: null };
}

/** The editor of a post. Unsaved text survives in this tab after the page was left. */
export function PostEditor(props: PostEditorProps) {
  const t = useMessages(adminMessages);
  const { post, authors, categories } = props;
  const id = post?._id ?? null;
  const { change, isBusy } = useAdminActions();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(() => fieldsOf(props));
  const [kept, setKept] = useState(() => readPostDraft(id));
  const [{ fields, typedSlug }, setWritten] = useState<PostDraft>(kept ?? { fields: saved, typedSlug: post !== null });
  /** The latest draft, for pictures and saves that complete after further typing. */
  const newest = useRef<PostDraft>({ fields, typedSlug });
  const [fault, setFault] = useState<string | null>(null);
  /** The reason why the current text cannot be saved. */
  const [textFault, setTextFault] = useState<string | null>(null);
  /** Incremented to mount the text and date fields again. */
  const [edition, setEdition] = useState(0);
  const mayLeave = useRef(false);
  const isChanged = textFault !== null || JSON.stringify(fields) !== JSON.stringify(saved);

  const edit = (part: Partial<PostFields>, isSlugTyped = newest.current.typedSlug) => {
    const next = { ...newest.current.fields, ...part };
    newest.current = { fields: isSlugTyped ? next : { ...next, slug: slugOf(next.title) }, typedSlug: isSlugTyped };
    setWritten(newest.current);
    savePostDraft(id, newest.current);
  };
  const discard = () => {
    savePostDraft(id, null);
    newest.current = { fields: saved, typedSlug: post !== null };
    setWritten(newest.current);
    setKept(null);
    setTextFault(null);
    setEdition((count) => count + 1);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (textFault !== null) return setFault(t('notSaved', { fault: textFault }));
    const sent = newest.current;
    const said = t('savedItem', { name: sent.fields.title });
    let place = '/admin-dashboard/posts';
    const refused = id
      ? await change(updateBlogPost, { params: { id }, body: sent.fields }, said)
      : await change(createBlogPost, { body: sent.fields }, said, ({ _id }) => {
          // If the text changed in the meantime, the editor goes on with it at the post's new address.
          if (newest.current === sent) return;
          savePostDraft(_id, newest.current);
          place = `/admin-dashboard/posts/${_id}`;
        });
    setFault(refused);
    if (refused !== null) return;
    setSaved(sent.fields);
    setKept(null);
    if (id === null || newest.current === sent) savePostDraft(id, null);
    if (id) return;
    mayLeave.current = true;
    await navigate(place, { replace: true });
  };

  return (
    <form onSubmit={(event) => void save(event)} className={styles['editor']}>
      <UnsavedChangesDialog isAsked={isChanged} mayLeave={mayLeave} />
      {kept && isChanged ? (
        <Alert title={t('notSavedYet')} withCloseButton={false}>
          {t.rich('draftShown', {
            goBack: (
              <Button variant="subtle" size="compact-md" onClick={discard}>
                {t('goBackToSaved')}
              </Button>
            ),
          })}
        </Alert>
      ) : null}
      <Stack>
        <TextInput
          label={t('title')}
          required
          size="md"
          maxLength={200}
          value={fields.title}
          onChange={({ currentTarget }) => edit({ title: currentTarget.value })}
        />
        <Suspense fallback={<Skeleton height={320} />}>
          <ArticleEditor
            key={edition}
            content={fields.content}
            onChange={(content) => edit({ content })}
            onFault={(found) => {
              setTextFault(found);
              setFault(null);
            }}
            onPicture={async (file) => {
              const brought = await uploadBlogPicture(file);
              setFault(brought.ok ? null : brought.fault.message);
              return brought.ok ? brought.value : null;
            }}
          />
        </Suspense>
        {(fault ?? textFault) === null ? null : (
          <Text role="alert" c="error">
            {fault ?? textFault}
          </Text>
        )}
      </Stack>
      <Stack className={styles['facts']}>
        <TextInput
          label={t('slug')}
          description={t('postAddress', { slug: fields.slug })}
          required
          maxLength={100}
          value={fields.slug}
          onChange={({ currentTarget }) => edit({ slug: currentTarget.value }, true)}
        />
        <Textarea
          label={t('summary')}
          description={t('teaserHint')}
          maxLength={500}
          autosize
          minRows={3}
          value={fields.summary}
          onChange={({ currentTarget }) => edit({ summary: currentTarget.value })}
        />
        <PictureField picture={fields.picture} onChange={(picture) => edit({ picture })} />
        <Select
          label={t('author')}
          required
          allowDeselect={false}
          data={authors.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={fields.authorId || null}
          onChange={(authorId) => edit({ authorId: authorId ?? '' })}
        />
        <Select
          label={t('category')}
          required
          allowDeselect={false}
          data={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={fields.categoryId || null}
          onChange={(categoryId) => edit({ categoryId: categoryId ?? '' })}
        />
        <PublishField key={edition} publishedAt={fields.publishedAt} onChange={(publishedAt) => edit({ publishedAt })} />
        <Group>
          <Button type="submit" loading={isBusy}>
            {t('save')}
          </Button>
          {post ? (
            <Button component="a" href={`/blog/${saved.slug}`} target="_blank" variant="default">
              {t('previewSaved')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}
