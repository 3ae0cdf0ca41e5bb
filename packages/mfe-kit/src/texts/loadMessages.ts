import type { TextLoader } from './texts';

/** The contract's messages that the console says itself, one language at a time. */
export const loadMessages: TextLoader = async (lang) => {
  const languages = {
    th: () => import('@yinyom/texts/forms/th'),
    en: () => import('@yinyom/texts/forms/en'),
    cn: () => import('@yinyom/texts/forms/cn'),
    jp: () => import('@yinyom/texts/forms/jp'),
    kh: () => import('@yinyom/texts/forms/kh'),
  };
  return { default: (await languages[lang]()).texts };
};
