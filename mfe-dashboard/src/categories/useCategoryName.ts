import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { useNamedCategoriesQuery } from './categoryApi';

interface Counted {
  id: string;
  type: number;
}

/** Categories that an organization made itself share this type; only their own names tell them apart. */
const CUSTOM = 5;

/** Names categories: the five of the law by their type, an owner's own by their title, asked for when there are any. */
export const useCategoryName = (applicationId: string, categories: readonly Counted[]) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const named = useNamedCategoriesQuery(
    { params: { id: applicationId }, query: {}, quiet: true },
    { skip: !categories.some(({ type }) => type === CUSTOM) },
  );
  return ({ id, type }: Counted): string => {
    const title = type === CUSTOM ? named.data?.entities.find((category) => category.id === id)?.title : null;
    return (title && textIn(title, lang)) || t(`evidence.category.${type}`);
  };
};
