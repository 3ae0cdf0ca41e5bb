import { PAPER_ORDER, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import type { BinderLanguages } from '@yinyom/contracts/papers/binders';
import type { Lang } from '@yinyom/contracts/constants';
import { PDF_FONT_FAMILY } from '@yinyom/service-kit/pdf/pdfFonts';
import { SAMPLE_MARK } from './sampleMark';

/** Number of a paper in the list of an inspection; the contents have 0. */
export const numberOf = (paper: InspectionPaper): number => PAPER_ORDER.indexOf(paper) + 1;

const padded = (paper: InspectionPaper): string => String(numberOf(paper)).padStart(2, '0');

export const pdfName = (paper: InspectionPaper, lang: Lang): string =>
  `papers/${padded(paper)}-${paper}-${lang}.pdf`;

/** A name that every file system takes, in a folder of its paper. @param at its place, for names of which nothing is left */
export const originalName = (paper: InspectionPaper, name: string, at: number): string => {
  const begun = name
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(-100)
    .replace(/^[^A-Za-z0-9]+/, '');
  return `originals/${padded(paper)}-${paper}/${begun === '' ? `file-${at + 1}` : begun}`;
};

/** What the pages of a paper are numbered with: its number, and its language where a binder has two. */
export const labelOf = (
  { languages }: { languages: BinderLanguages },
  { paper, lang }: { paper: InspectionPaper; lang: Lang },
): string => (languages === 'both' ? `${numberOf(paper)} ${lang}` : String(numberOf(paper)));

/**
 * A document whose pages are numbered "paper – page", in the place where documents have their page numbers.
 * @param sample the data are made up: each page says so
 */
export const withPaperNumbers = (html: string, label: string, sample?: true): string => {
  const font = `font:9pt ${PDF_FONT_FAMILY};color:#52636b`;
  const mark = sample ? `@bottom-left{content:"${SAMPLE_MARK}";${font}}` : '';
  return html.replace(
    '</head>',
    `<style>@page{@bottom-right{content:"${label} – " counter(page);${font}}${mark}}</style></head>`,
  );
};
