import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { createInstance } from 'i18next';
import type { BackendModule, i18n as Texts, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDateInWords } from '../date-words/loadDateInWords';
import { readPreferences } from '../stored-preferences/storedPreferences';
import { followTextFiles } from './hotTexts';
import { loadMessages } from './loadMessages';

/** Loads one language of a namespace, usually `(lang) => import(`../locales/${lang}.json`)`. */
export type TextLoader = (lang: Lang) => Promise<{ default: ResourceKey }>;

/** Namespace of the contract's messages: `t('messages:email_required')`. */
export const MESSAGES = 'messages';

const loaders = new Map<string, TextLoader>([[MESSAGES, loadMessages]]);
/** Whose texts a namespace has. */
const owners = new Map<string, string>([[MESSAGES, 'the contract']]);
const companions = new Map<string, readonly string[]>();

const loaderBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (lang, namespace, done) => {
    const load = loaders.get(namespace);
    if (!load) return done(namespace, null);
    load(lang as Lang).then(
      (file) => {
        textFileRead?.(file.default, lang, namespace);
        done(null, file.default);
      },
      (error: Error) => done(error, null),
    );
  },
};

/** The texts of the page. The language follows the address; the browser's own language is never asked. */
export const i18n: Texts = createInstance();

/** Dates are written in another way from now on: whoever shows texts shows them anew. */
export const DATES_CHANGED = 'datesChanged';

/** On a development server text files change while the page stands. */
const textFileRead =
  process.env.NODE_ENV === 'development' && typeof window !== 'undefined'
    ? followTextFiles(i18n, () => i18n.emit(DATES_CHANGED))
    : undefined;

/** What a language lacks is said in English. Texts of this platform lack nothing (tests compare them); a remote of elsewhere may. */
const FALLBACK = 'en';

/** The key of a text that English lacks, too, as words: `list.newText` is "new Text". A reader never sees the key itself. */
const asWords = (key: string, given?: string): string =>
  given ?? key.replace(/^.*\.|_|(?=[A-Z][a-z])/g, ' ').trim();

const filledIn = new Set<string>();

/** Loads the English texts of a namespace that lacks one, once, and has everything shown anew. What is still on its way lacks nothing. */
const fillIn = ([lang = FALLBACK]: readonly string[], namespace: string): void => {
  if (lang === FALLBACK || filledIn.has(namespace) || !i18n.hasResourceBundle(lang, namespace)) return;
  filledIn.add(namespace);
  i18n.options.fallbackLng = [FALLBACK];
  void i18n.reloadResources([FALLBACK], [namespace], () => i18n.emit(DATES_CHANGED));
};

/**
 * Starts the texts in a language. Namespaces load when they are first used, per language; words for dates at once, so that
 * pages of people who chose them are drawn with them.
 */
export const startTexts = async (lang: Lang): Promise<void> => {
  const words = loadDateInWords(readPreferences());
  await i18n
    .use(loaderBackend)
    .use(initReactI18next)
    .init({
      lng: lang,
      supportedLngs: [...LANGUAGES],
      // It would be loaded on every visit, for nothing.
      fallbackLng: false,
      saveMissing: true,
      missingKeyHandler: fillIn,
      parseMissingKeyHandler: asWords,
      load: 'currentOnly',
      ns: [],
      interpolation: { escapeValue: false },
      react: { bindI18n: `languageChanged ${DATES_CHANGED}` },
      returnEmptyString: false,
    });
  await words;
};

/**
 * Makes texts available under a namespace; nothing is loaded until they are used. A namespace belongs to the part that had it
 * first: nobody's texts can stand in the place of another's.
 * @param owner container name, or `shell`; a newer build of the same part may bring newer texts
 * @param beside namespaces that load at the same time, because whoever uses this one uses them too
 * @throws Error when the namespace is another part's
 */
export const registerTexts = (
  namespace: string,
  loader: TextLoader,
  owner: string,
  beside: readonly string[] = [],
): void => {
  const known = owners.get(namespace);
  if (known !== undefined && known !== owner)
    throw new Error(`The texts "${namespace}" are those of ${known}`);
  owners.set(namespace, owner);
  loaders.set(namespace, loader);
  companions.set(namespace, beside);
};

/** A namespace and those that load with it. */
export const withCompanions = (namespace: string): readonly string[] => [
  namespace,
  ...(companions.get(namespace) ?? []),
];
