import { readLegalDocuments } from '#legal/read/read-documents.ts';

/** @throws Error with the usage, where no document has that name */
export async function documentOf(id: string | undefined, usage: string) {
  const documents = await readLegalDocuments();
  const document = documents.find((one) => one.id === id);
  if (document) return document;
  throw new Error(
    `Write npm run legal -- ${usage}; documents are ${documents.map((one) => one.id).join(', ')}`,
  );
}
