import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { mergePdfs } from '@yinyom/service-kit/pdf/mergePdfs';
import { BINDER_WORDS } from '@yinyom/texts/binder/binderWords';
import type { BinderFiles } from './binderFiles.store';
import type { BinderRecord, KeptFile } from './BinderRecord';
import { contentsDocument } from './binderDocument';
import { labelOf, numberOf, withPaperNumbers } from './paperPages';

/** A paper that was drawn. */
export interface BoundPaper {
  paper: InspectionPaper;
  lang: Lang;
  file: KeptFile;
}

interface Parts {
  binder: BinderRecord;
  papers: readonly BoundPaper[];
  files: BinderFiles;
  draw(html: string): Promise<Buffer>;
  now(): Date;
}

const whole = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

/** binder.pdf: the contents in each language, then all papers. */
export const bindPapers = async ({ binder, papers, files, draw, now }: Parts): Promise<KeptFile> => {
  const drawn: { pdf: Buffer; title: string }[] = [];
  for (const { paper, lang, file } of papers)
    drawn.push({
      pdf: await whole(files.read(binder, file)),
      title: `${numberOf(paper)}. ${BINDER_WORDS[lang].papers[paper]}`,
    });
  const [first = 'th'] = papers.map(({ lang }) => lang);
  const title = `${BINDER_WORDS[first].title} · ${binder.organization_name}`;
  const { pages } = mergePdfs(drawn, title, LOCALE_TAGS[first]);
  const languages = [...new Set(papers.map(({ lang }) => lang))];
  const fronts: typeof drawn = [];
  for (const lang of languages) {
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
      },
      lang,
    );
    fronts.push({ pdf: await draw(withPaperNumbers(html, '0')), title: BINDER_WORDS[lang].contents });
  }
  const { pdf } = mergePdfs([...fronts, ...drawn], title, LOCALE_TAGS[first]);
  return files.write(binder, 'binder.pdf', [pdf]);
};
