import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';

const load = (pdf: Uint8Array) => PDFDocument.load(pdf, { updateMetadata: false });

/** Addresses outside of the document. */
export async function linksOf(pdf: Uint8Array): Promise<string[]> {
  const { context } = await load(pdf);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    // The A of a tag is its attributes, that of a link its action.
    const action = object instanceof PDFDict ? object.lookup(PDFName.of('A')) : undefined;
    const link = action instanceof PDFDict ? action.lookup(PDFName.of('URI')) : undefined;
    return link instanceof PDFString ? [link.asString()] : [];
  });
}

/** The page numbers of the rows of each table, by the tags of the PDF. */
export async function tableRows(pdf: Uint8Array): Promise<number[][][]> {
  const document = await load(pdf);
  const pages = document.getPages().map(({ ref }) => ref);
  const childrenOf = (tag: PDFDict) => {
    const children = tag.lookup(PDFName.of('K'));
    const list = children instanceof PDFArray ? children.asArray() : [children];
    return list.map((child) => document.context.lookup(child)).filter((child) => child instanceof PDFDict);
  };
  const tagged = (tag: PDFDict, name: string): PDFDict[] =>
    tag.get(PDFName.of('S')) === PDFName.of(name)
      ? [tag]
      : childrenOf(tag).flatMap((child) => tagged(child, name));
  const pagesOf = (tag: PDFDict): number[] => [
    ...pages.flatMap((page, index) => (tag.get(PDFName.of('Pg')) === page ? [index + 1] : [])),
    ...childrenOf(tag).flatMap(pagesOf),
  ];
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  return tagged(root, 'Table').map((table) => tagged(table, 'TR').map((row) => [...new Set(pagesOf(row))]));
}
