import { randomBytes } from 'node:crypto';
import { getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { createVisitor } from '../visitor.ts';
import sharp from 'sharp';

/** An author who saves a cover of 33 KB again and again, and records the acknowledged saves. */
export interface Author {
  /** Numbers of the last acknowledged save and of the last one sent. */
  acknowledged: number;
  sent: number;
  /** Ids of the acknowledged pictures. */
  readonly pictures: string[];
  /** Saves on the first server, or on another one. */
  save(url?: string): Promise<void>;
  uploadPicture(url?: string): Promise<void>;
  /** Returns the number of the stored save. */
  readSaved(url: string): Promise<number>;
  /** Counts acknowledged pictures that are missing or differ. */
  countLostPictures(url: string): Promise<number>;
}

/** Characters of the text on the back of each of two formats: with the rest of the documents 33 KB. */
const TEXT_LENGTH = 12_200;

/** @param url of a server that takes any number of requests */
export async function createAuthor(url: string): Promise<Author> {
  const visitor = createVisitor(url);
  const { _id } = await visitor.call(postDraft, { body: { designs: designsOf(0) } });
  const cookie = visitor.cookieHeader();
  const at = (address: string) => createVisitor(address, address, cookie);
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#305080', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })
    .jpeg()
    .toBuffer();
  const load = async (address: string, path: string) => {
    const response = await fetch(`${address}${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const author: Author = {
    acknowledged: 0,
    sent: 0,
    pictures: [],
    async save(address = url) {
      const number = (author.sent += 1);
      await at(address).call(putDraft, { body: { _id, designs: designsOf(number) } });
      author.acknowledged = number;
    },
    async uploadPicture(address = url) {
      const { uploadUrl, location } = await at(address).call(getUploadUrl, { query: { extension: 'jpg' } });
      const put = await at(address).fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(picture) });
      if (put.status !== 204) throw new Error(`The upload was answered ${put.status}`);
      author.pictures.push((await at(address).call(saveAsset, { body: { params: { location } } })).urls.full);
    },
    async readSaved(address) {
      const response = await load(address, `${getUserDesign.path}?coverId=${_id}`);
      const { item } = getUserDesign.answer.parse(await response.json());
      return Number(item.designs.paperback?.metadata.title);
    },
    async countLostPictures(address) {
      let lost = 0;
      for (const path of author.pictures) {
        const bytes = await (await load(address, path)).arrayBuffer().catch(() => new ArrayBuffer());
        const isWhole = await sharp(bytes)
          .stats()
          .then(
            () => true,
            () => false,
          );
        if (!isWhole) lost += 1;
      }
      return lost;
    },
  };
  return author;
}

/** Returns documents with the number of their save, and with text that does not compress. */
function designsOf(number: number): Designs {
  const withWords = (format: 'paperback' | 'ebook') => {
    const design = createDesign({ format });
    const text = randomBytes(TEXT_LENGTH).toString('base64').slice(0, TEXT_LENGTH);
    return {
      ...design,
      metadata: { ...design.metadata, title: String(number) },
      back: { ...design.back, text: { ...design.back.text, text } },
    };
  };
  return { paperback: withWords('paperback'), ebook: withWords('ebook') };
}
