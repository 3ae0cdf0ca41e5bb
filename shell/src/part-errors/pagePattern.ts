import { splitLanguage } from '@yinyom/mfe-kit';

const WORD = /^[a-z][a-z-]{0,30}$/;

/** A page's address without language, parameters and whatever names one thing: `/websites/:id`. */
export const pagePattern = (pathname: string): string => {
  const { path } = splitLanguage(pathname);
  const parts = path.split('/', 8).filter(Boolean);
  return `/${parts.map((part) => (WORD.test(part) ? part : ':id')).join('/')}`;
};
