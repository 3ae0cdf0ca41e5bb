const path = require('node:path');

/** Texts of the shell in a language, and the messages that remotes say with their own. */
const textsIn = (room) => ({
  shell: (lang) => path.join(room, `locales/shell/${lang}.json`),
  landing: (lang) => path.join(room, `locales/landing/${lang}.json`),
  demo: (lang) => path.join(room, `locales/demo/${lang}.json`),
  messages: (lang) => path.join(room, `../packages/texts/src/forms/${lang}.ts`),
});

/** Kinds of pages of the shell, and the chunks besides the entry and the texts that the first view of one needs. */
const firstFiles = (room) => {
  const { shell, landing, demo, messages } = textsIn(room);
  const remote = ['federation'];
  return {
    known: ['main'],
    pages: {
      front: { chunks: ['public', 'front'], texts: (lang) => [shell(lang), landing(lang), demo(lang)] },
      public: { chunks: ['public'], texts: (lang) => [shell(lang), landing(lang)] },
      auth: { chunks: ['auth', ...remote], texts: (lang) => [shell(lang), messages(lang)] },
      inside: { chunks: ['signed-in', ...remote], texts: (lang) => [shell(lang), messages(lang)] },
    },
  };
};

module.exports = { firstFiles };
