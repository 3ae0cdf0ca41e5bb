import { useTexts } from '@yinyom/mfe-kit';

/** A list of the landing texts, e.g. the questions of the FAQ. */
export const useItems = <Item>(key: string): readonly Item[] => {
  const list: unknown = useTexts('landing')(key, { returnObjects: true });
  return Array.isArray(list) ? (list as Item[]) : [];
};
