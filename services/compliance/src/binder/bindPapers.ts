import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { countPages, mergePdfs, type PdfPart } from '@yinyom/service-kit/pdf/mergePdfs';
import { BINDER_WORDS } from '@yinyom/texts/binder/binderWords';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import type { BinderFiles } from './binderFiles.store';
import type { BinderRecord, KeptFile } from './BinderRecord';
import { contentsDocument } from './binderDocument';
import { labelOf, numberOf, withPaperNumbers } from './paperPages';

/** A paper that was drawn. */
export interface BoundPaper {
  paper: InspectionPaper;
  lang: Lang;
  file: KeptFile;
  /** Absent where an earlier version drew it. */
  pages?: number;
}

interface Parts {
  binder: BinderRecord;
  papers: readonly BoundPaper[];
  files: BinderFiles;
  /** Where the public keys are that prove the binder. */
  keysAddress: string;
  draw(html: string): Promise<Buffer>;
  now(): Date;
}

const whole = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

/** binder.pdf: the contents in each language, then all papers. Of all PDFs one is in memory. */
export const bindPapers = async (parts: Parts): Promise<KeptFile> => {
  const { binder, papers, files, keysAddress, draw, now } = parts;
  const pages: number[] = [];
  for (const one of papers) pages.push(one.pages ?? countPages(await whole(files.read(binder, one.file))));
  const [first = 'th'] = papers.map(({ lang }) => lang);
  const title = `${BINDER_WORDS[first].title} · ${binder.organization_name}`;
  const fronts: PdfPart[] = [];
  for (const lang of new Set(papers.map((paper) => paper.lang))) {
    const listed = papers.flatMap((one, at) =>
      one.lang === lang ? [{ paper: one.paper, label: labelOf(binder, one), pages: pages[at] ?? 0 }] : [],
    );
    const html = contentsDocument(
      {
        organizationName: binder.organization_name,
        from: binder.from,
        until: binder.until,
        madeAt: now(),
        websites: binder.websites?.map(({ domain_name }) => domain_name) ?? null,
        papers: listed,
        keysAddress,
      },
      lang,
    );
    const pdf = await draw(withPaperNumbers(html, '0', binder.sample));
    fronts.push({ pdf: () => pdf, title: BINDER_WORDS[lang].contents });
  }
  const drawn = papers.map(({ paper, lang, file }): PdfPart => ({
    pdf: () => whole(files.read(binder, file)),
    title: `${numberOf(paper)}. ${PAPER_NAME_WORDS[lang][paper]}`,
  }));
  return files.write(binder, 'binder.pdf', mergePdfs([...fronts, ...drawn], title, LOCALE_TAGS[first]));
};
