import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { useSiteCategoriesQuery } from '../api/categoryApi';

/** Categories that an organization made itself share this type, so it has no one title. */
const OWN = 5;

/**
 * Names a type of category (0–5) as the banner of a website does: by the title that the organization gave the category
 * of that type, or by the standard one where there is none or it could not be loaded.
 */
export const useTypeTitle = (applicationId: string) => {
  const t = useTexts('websites');
  const lang = useLang();
  const { data } = useSiteCategoriesQuery({ params: { id: applicationId }, query: {}, quiet: true });
  return (type: number): string => {
    const title = type === OWN ? undefined : data?.entities.find((category) => category.type === type)?.title;
    return (title && textIn(title, lang)) || t(`categoryType.${type}`);
  };
};
