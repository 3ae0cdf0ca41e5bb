import { readItem, writeItem } from '../stored-session/browserStorage';

/** What each choice may be, the default first. */
export const PREFERENCES = {
  /** Years of dates: Thai pages in the Buddhist era and others in the common one, or always the same. */
  calendar: ['language', 'buddhist', 'gregorian'],
  /** Dates as DD/MM/YYYY (specification §9), or with the name of the month (decision 356). */
  dates: ['digits', 'words'],
  /** Colours of the console: as the system wants them, or always the same. */
  scheme: ['system', 'light', 'dark'],
  /** Where the main menu of the signed-in pages is on wide screens. */
  menu: ['side', 'top'],
} as const;

export type Preferences = { [Name in keyof typeof PREFERENCES]: (typeof PREFERENCES)[Name][number] };

/** Names in the browser's storage. The document reads `color_scheme` before anything is drawn (`shell/src/document`). */
const KEYS = {
  calendar: 'calendar',
  dates: 'dates',
  scheme: 'color_scheme',
  menu: 'menu_place',
} as const;

const read = <Name extends keyof Preferences>(name: Name): Preferences[Name] => {
  const choices: readonly string[] = PREFERENCES[name];
  const kept = readItem(KEYS[name]) ?? '';
  return (choices.includes(kept) ? kept : choices[0]) as Preferences[Name];
};

/** What this browser remembers; what is absent or unknown is the default. */
export const readPreferences = (): Preferences => ({
  calendar: read('calendar'),
  dates: read('dates'),
  scheme: read('scheme'),
  menu: read('menu'),
});

let tellFollower = (): void => undefined;

/** Remembers some choices in this browser, also beyond the session. Other tabs learn of them. */
export const savePreferences = (choices: Partial<Preferences>): void => {
  for (const [name, choice] of Object.entries(choices)) writeItem(KEYS[name as keyof Preferences], choice);
  tellFollower();
};

/** Hands the choices to the store after every change, in this tab or another. */
export const followPreferences = (follower: (preferences: Preferences) => void): void => {
  tellFollower = () => follower(readPreferences());
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || Object.values<string>(KEYS).includes(key)) tellFollower();
  });
};
