import { readFile } from 'node:fs/promises';
import { getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { listCovers, postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { createExport } from '@coverwright/contracts/calls/exports.ts';
import { coverShapeSchema } from '@coverwright/core/design/shape.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { BENCH_PICTURE, benchCover } from '../bench-cover.ts';
import type { Answer, Client } from './client.ts';
import { waitForExport } from './wait-for-export.ts';

/** An author with a saved cover that shows an uploaded photo. */
export interface Author {
  readonly client: Client;
  readonly coverId: string;
  readonly design: Design;
  /** Returns the body of a save with another title. */
  readonly saveBody: (title: string) => Buffer;
}

/** Size of a saved document in bytes, as an autosave sends it. */
const DOCUMENT_BYTES = 33_000;

export async function createAuthor(client: Client): Promise<Author> {
  const design = padded(await withUpload(client, benchCover()));
  const { body } = await expectDone(client.send('POST', postDraft.path, JSON.stringify({ designs: { paperback: design } })));
  const coverId = postDraft.answer.parse(parse(body))._id;
  return { client, coverId, design, saveBody: writeSaveBody(coverId, design) };
}

/** Writes the bytes of a save beforehand, as the text of raw SQL is: what a browser spends on it is no matter of the server. */
function writeSaveBody(coverId: string, design: Design): Author['saveBody'] {
  const place = crypto.randomUUID();
  const changed = { ...design, metadata: { ...design.metadata, title: place } };
  // The editor sends the same.
  const text = JSON.stringify({ _id: coverId, isBrief: true, designs: { paperback: changed }, currentFormat: 'paperback' });
  const [before = Buffer.of(), after = Buffer.of()] = text.split(place).map((part) => Buffer.from(part));
  return (title) => Buffer.concat([before, Buffer.from(title), after]);
}

async function withUpload(client: Client, design: Design): Promise<Design> {
  const place = getUploadUrl.answer.parse(parse((await expectDone(client.send('GET', `${getUploadUrl.path}?extension=jpg`))).body));
  await expectDone(client.send('PUT', place.uploadUrl, await readFile(BENCH_PICTURE.url), 'image/jpeg'));
  const { body } = await expectDone(client.send('POST', saveAsset.path, JSON.stringify({ params: { location: place.location } })));
  const { assetId, width, height } = saveAsset.answer.parse(parse(body));
  const image = { type: 'UPLOAD' as const, assetId, width, height, photographerName: null, profileLink: null, licence: null };
  return { ...design, coverImage: { ...design.coverImage, format: 'full', currentDesignImage: image } };
}

/** Pads a design to the size of a typical document by a row of small shapes. */
function padded(design: Design): Design {
  const shapes = [...design.coverShapes];
  for (let index = 0; JSON.stringify(design).length + JSON.stringify(shapes).length < DOCUMENT_BYTES; index += 1) {
    const place = { x: 100 + (index % 20) * 40, y: 2300 + Math.floor(index / 20) * 40, width: 30, height: 30, z: 2 };
    shapes.push(coverShapeSchema.parse({ uniqueObjectId: `dot ${index}`, type: 'ellipse', ...place }));
  }
  return { ...design, coverShapes: shapes };
}

/** Sends a request of a kind. Resolves to false for an error response. */
export type Scenario = (author: Author, round: number) => Promise<boolean>;

const save: Scenario = async ({ client, saveBody }, round) => {
  const { status } = await client.send('PUT', putDraft.path, saveBody(`Draft ${round}`));
  return status === 200;
};

/** Requests that a person makes and waits for. */
export const SCENARIOS = {
  'page /': async ({ client }) => (await client.send('GET', '/')).status === 200,
  'save 33 KB': save,
  'list of covers': async ({ client }) => (await client.send('GET', listCovers.path)).status === 200,
  'save and thumbnail': async (author, round) => {
    if (!(await save(author, round))) return false;
    return (await author.client.send('GET', `/api/covers/cover/${author.coverId}/thumbnail`)).status === 200;
  },
  PDF: async ({ client, design }, round) => {
    const changed = { ...design, metadata: { ...design.metadata, title: `Export ${round} ${Math.random()}` } };
    const asked = await client.send('POST', createExport.path, JSON.stringify({ designs: { paperback: changed }, kind: 'pdf' }));
    if (asked.status !== 200) return false;
    return waitForExport(client, createExport.answer.parse(parse(asked.body)).jobId);
  },
} as const satisfies Record<string, Scenario>;

async function expectDone(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status >= 300) throw new Error(`The server answered ${answer.status}: ${answer.body.toString().slice(0, 500)}`);
  return answer;
}

function parse(body: Buffer): unknown {
  return JSON.parse(body.toString());
}
