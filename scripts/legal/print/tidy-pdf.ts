import { PDFDocument, PDFString } from 'pdf-lib';

import { site } from '#content/site.ts';
import type { FrontMatter } from '#src/model/legal.schema.ts';

export type PdfDetails = Pick<FrontMatter, 'title' | 'version' | 'effectiveDate'> & {
  readonly textHash: string;
};

/**
 * Gives a printed document the properties of its text in place of those of the printing: the same page
 * gives the same bytes whenever it is printed. Tags and outline stay as they are.
 */
export async function tidyPdf(
  printed: Uint8Array,
  { title, version, effectiveDate, textHash }: PdfDetails,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const day = new Date(effectiveDate);
  pdf.setTitle(`${title} | ${site.name}`, { showInWindowTitleBar: true });
  pdf.setAuthor(site.legalName);
  pdf.setSubject(`Version ${version}, ${effectiveDate}. SHA-256 of the text: ${textHash}`);
  pdf.setKeywords([`sha256:${textHash}`]);
  pdf.setLanguage('en');
  pdf.setCreator(site.name);
  pdf.setProducer(site.name);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const id = PDFString.of(textHash.slice(0, 32));
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  return Buffer.from(await pdf.save());
}
