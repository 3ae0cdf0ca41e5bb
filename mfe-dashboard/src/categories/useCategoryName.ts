import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { useNamedCategoriesQuery } from './categoryApi';

interface Counted {
  id: string;
  type: number;
}

/** Names categories as the banner does, by their owner's titles; those that are no longer there, by their type. */
export const useCategoryName = (applicationId: string, categories: readonly Counted[]) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const named = useNamedCategoriesQuery(
    { params: { id: applicationId }, query: {}, quiet: true },
    { skip: categories.length === 0 },
  );
  return ({ id, type }: Counted): string => {
    const title = named.data?.entities.find((category) => category.id === id)?.title;
    return (title && textIn(title, lang)) || t(`evidence.category.${type}`);
  };
};
