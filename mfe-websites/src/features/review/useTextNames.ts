import type { ReviewPage } from '@yinyom/contracts/websites/review';
import { useTexts } from '@yinyom/mfe-kit';
import { useReviewTexts } from '../../texts/useReviewTexts';
import { reviewRows, type ReviewRow } from './reviewRows';

/** Rows of a version’s texts, and what a path of them is called; a path without a row is its own name. */
export const useTextNames = (published: ReviewPage['published']) => {
  const t = useReviewTexts();
  const names = useTexts('websites');
  const rows = published ? reviewRows(published, t('file')) : [];
  const nameOf = ({ key, category, part }: ReviewRow): string => {
    if (part === 'title') return t('category_of', { title: category });
    if (part === 'description') return t('description_of', { title: category });
    return names(`field.${key}`);
  };
  const nameOfPath = (path: string): string => {
    const row = rows.find(({ key }) => key === path);
    return row ? nameOf(row) : path;
  };
  return { rows, nameOf, nameOfPath };
};
