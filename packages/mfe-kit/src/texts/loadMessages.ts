import type { TextLoader } from './texts';

/** The contract's messages that the console says itself, one language at a time. */
export const loadMessages: TextLoader = async (lang) => {
  const languages = {
    th: () => import('@yinyom/contracts/messages/forms/th'),
    en: () => import('@yinyom/contracts/messages/forms/en'),
    cn: () => import('@yinyom/contracts/messages/forms/cn'),
    jp: () => import('@yinyom/contracts/messages/forms/jp'),
    kh: () => import('@yinyom/contracts/messages/forms/kh'),
  };
  return { default: (await languages[lang]()).texts };
};
